import path from 'node:path'
import type { ChildProcesses } from '@crossbook/release-cli'
import { withHome } from '../../bin/pnpmSettings.mjs'

/** The program that runs the pnpm of the repository's package.json, checked by its hash; a path in the repository. */
export const PINNED_PNPM = 'deploy/dev/bin/pinnedPnpm.mjs'

/** Runs the repository's own pnpm in its folder. */
export function runPnpm(
  children: ChildProcesses,
  root: string,
  parameters: readonly string[],
): ReturnType<ChildProcesses['run']> {
  const args = [path.join(root, PINNED_PNPM), ...parameters]
  return children.run(process.execPath, args, { cwd: root, env: withHome(process.env, root) })
}
