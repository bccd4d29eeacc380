import { appsIn } from './publishedApps'
import { releaseCommand } from './releaseCommand'

type Settings = Omit<Parameters<typeof releaseCommand>[0], 'root'>

/**
 * A folder whose store has host 1.0.0, wallet 1.0.0 and 1.1.0, earn 1.0.0 and 2.0.0; the channel staging shows the oldest of
 * each, and `release` is the command line there.
 */
export async function stagingTeam(root: string, settings: Settings = {}) {
  const apps = appsIn(root)
  await apps.host()
  for (const version of ['1.0.0', '1.1.0']) await apps.remote('wallet', version)
  for (const version of ['1.0.0', '2.0.0']) await apps.remote('earn', version)
  const release = releaseCommand({ root, ...settings })
  await release('promote', 'staging', 'host@1.0.0', 'wallet@1.0.0', 'earn@1.0.0', '--gone', '/')
  return { root, ...apps, release }
}
