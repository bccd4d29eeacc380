import path from 'node:path'
import type { ChildProcesses } from '@crossbook/release-cli'

/** The program that runs the pnpm of the repository's package.json, checked by its hash; a path in the repository. */
export const PINNED_PNPM = 'deploy/dev/bin/pinnedPnpm.mjs'

/** Runs the repository's own pnpm in its folder. */
export function runPnpm(
  children: ChildProcesses,
  root: string,
  parameters: readonly string[],
): ReturnType<ChildProcesses['run']> {
  // Without a terminal pnpm would refuse to replace a folder of packages that another version made.
  const env = { ...process.env, npm_config_confirm_modules_purge: 'false' }
  return children.run(process.execPath, [path.join(root, PINNED_PNPM), ...parameters], { cwd: root, env })
}
