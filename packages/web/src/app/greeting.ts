/** "Good morning, Jordan", by the hour of the reader's clock. */
export function greeting(fullName: string, now: Date): string {
  const hour = now.getHours();
  const part = hour < 5 || hour >= 18 ? "evening" : hour < 12 ? "morning" : "afternoon";
  const first = fullName.trim().split(/\s+/)[0];
  return first ? `Good ${part}, ${first}` : `Good ${part}`;
}
