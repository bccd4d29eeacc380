import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { AppName, AppVersion } from '@crossbook/contract'
import type { Ran } from '../releaseCommand'
import { remoteBuild } from '../sampleBuilds'

/** Publishes a finished build of the wallet under the version that its package then has. */
export async function publishVersion(
  root: string,
  release: (...parameters: string[]) => Promise<Ran>,
  version: string,
) {
  const { files } = remoteBuild({ name: 'wallet' as AppName, version: version as AppVersion })
  const folder = path.join(root, 'remote-wallet', `dist-${version}`)
  await mkdir(folder, { recursive: true })
  for (const [name, bytes] of files) await writeFile(path.join(folder, name), bytes)
  await writeFile(path.join(root, 'remote-wallet', 'package.json'), JSON.stringify({ version }))
  return release('publish', 'wallet', '--from', folder)
}
