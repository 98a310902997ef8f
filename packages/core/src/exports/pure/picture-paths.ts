/** The addresses at which the print page finds a brand's pictures, which are the officer's own calls. */
export const picturePaths = {
  headshot: "/v1/user/headshot",
  userLogo: "/v1/user/logo",
  corpLogo: "/v1/corp/logo",
  cobrand: (cbID: string) => `/v1/user/cobrand-headshot?cbID=${cbID}`,
} as const;
