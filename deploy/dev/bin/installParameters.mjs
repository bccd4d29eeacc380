/**
 * Has pnpm install all packages of the lockfile, in one folder each. Settings of the user (production, omit, node-linker) or NODE_ENV
 * would leave some out, or put them where the builds do not look.
 */
export const INSTALL_PARAMETERS = [
  'install',
  '--frozen-lockfile',
  '--prod=false',
  '--config.optional=true',
  '--config.node-linker=isolated',
  // Without a terminal pnpm would refuse to replace a folder of packages that was made with other settings.
  '--config.confirm-modules-purge=false',
  '--reporter',
  'append-only',
]
