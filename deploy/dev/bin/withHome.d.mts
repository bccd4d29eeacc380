/** Gives the environment for npm and pnpm, with a home that this account can write to. */
export function withHome(
  environment: Readonly<Partial<Record<string, string>>>,
  root: string,
): Partial<Record<string, string>>
