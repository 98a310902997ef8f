export const passcodeEn = {
  subject: (code: string) => `${code} is your code to open your report`,
  title: "Your code",
  preheader: (name: string) => `To open the report that ${name} shared with you.`,
  before: (name: string) => `Type this code where you opened the report that ${name} shared with you.`,
  rules: (minutes: number) => `It works once, for ${minutes} minutes.`,
  otherwise:
    "If you did not ask for it, you can ignore this email: nobody can open the report without the code. We never ask you to tell it to anyone.",
};
export type PasscodeWords = typeof passcodeEn;
