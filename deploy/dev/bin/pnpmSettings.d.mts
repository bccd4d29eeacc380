/** Has pnpm install all packages of the lockfile, whatever the user's own settings are. */
export const INSTALL_PARAMETERS: readonly string[]

/** Gives the environment for npm and pnpm, with a home that this account can write to. */
export function withHome(
  environment: Readonly<Partial<Record<string, string>>>,
  root: string,
): Partial<Record<string, string>>
