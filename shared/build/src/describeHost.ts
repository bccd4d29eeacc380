import { ACCESS_LEVELS, CONTRACT_VERSION, ID_DIGITS, MENU_GROUPS, PAGE_MARKUP } from '@crossbook/contract'
import type { Build } from './AppManifestPlugin'
import type { BuildIdentity } from './identity'
import { RENDERING_FILE } from './renderingConfig'
import { singletonVersions } from './singletons'

/** A page that the host itself shows, in the chunk that holds it. */
export interface HostPage {
  path: string
  title: string
  description: string
  chunk: string
}

/** The source of the sprite of the coin logos. */
const COIN_LOGOS = '/ui/src/coin-logo/coin-logos.svg'

interface HostSource {
  identity: BuildIdentity
  folder: string
  pages: readonly HostPage[]
  /** Chunk of the session client. */
  sessionChunk: string
}

/** `app.json` of the host: its first load, its own pages, and the shared modules it provides. */
export function describeHost(build: Build, { identity, folder, pages, sessionChunk }: HostSource) {
  const first = build.entryFiles('main')
  return {
    kind: 'host',
    contract: CONTRACT_VERSION,
    markup: PAGE_MARKUP.version,
    name: identity.name,
    version: identity.version,
    commit: identity.commit,
    scripts: first.filter((file) => file.endsWith('.js')),
    styles: first.filter((file) => file.endsWith('.css')),
    coinLogos: build.assetOf(COIN_LOGOS),
    fonts: Object.keys(build.files).filter((file) => file.endsWith('.woff2')),
    screens: pages.map(({ chunk, ...page }) => ({ ...page, files: build.chunkFiles(chunk) })),
    session: build.chunkFiles(sessionChunk),
    provides: singletonVersions(folder),
    knows: { access: ACCESS_LEVELS, menuGroups: MENU_GROUPS, idDigits: ID_DIGITS },
    ...(RENDERING_FILE in build.files ? { rendering: RENDERING_FILE } : {}),
    files: build.files,
  }
}
