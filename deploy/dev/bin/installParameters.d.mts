/** Has pnpm install all packages of the lockfile, whatever the user's own settings are. */
export const INSTALL_PARAMETERS: readonly string[]
