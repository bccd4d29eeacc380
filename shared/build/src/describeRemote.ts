import { CONTRACT_VERSION, type RemoteTable } from '@crossbook/contract'
import type { Build } from './AppManifestPlugin'
import type { BuildIdentity } from './identity'
import { RENDERING_FILE } from './renderingConfig'
import { requiredRanges } from './requiredRanges'

/** The part that shows a coin's logo from the host's sprite. */
const COIN_LOGO = '/ui/src/coin-logo/CoinLogo.tsx'

interface RemoteSource {
  identity: BuildIdentity
  table: RemoteTable
  folder: string
  entry: string
  chunkName(module: string): string
}

/** Returns the `app.json` of a remote: its table of screens with the files of each, and its requirements on the host. */
export function describeRemote(build: Build, { identity, table, folder, entry, chunkName }: RemoteSource) {
  const frames = table.screens.flatMap((row) => row.frame ?? [])
  return {
    kind: 'remote',
    contract: CONTRACT_VERSION,
    name: identity.name,
    version: identity.version,
    commit: identity.commit,
    entry,
    ...(table.redirects ? { redirects: table.redirects } : {}),
    screens: table.screens.map((row) => ({
      ...row,
      files: build.chunkFiles(chunkName(row.module)),
      showsCoinLogos: build.chunkContains(chunkName(row.module), COIN_LOGO),
    })),
    frames: Object.fromEntries(frames.map((frame) => [frame, build.chunkFiles(chunkName(frame))])),
    requires: requiredRanges(folder),
    ...(RENDERING_FILE in build.files ? { rendering: RENDERING_FILE } : {}),
    files: build.files,
  }
}
