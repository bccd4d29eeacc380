import { BUILDS_URL, PRERENDERS_URL } from '@crossbook/contract'
import { RELEASE_DOCUMENT } from '@crossbook/store'
import {
  BUILD_ENDINGS,
  FEDERATION_MANIFEST,
  isCompressible,
  LICENCE_ENDING,
  MANIFEST,
} from '@crossbook/web-files'

/** A route that is not the landing page, as the contract lets a path look. */
export const ROUTE = '(?:/[a-z0-9-]+)+'

/** The file of a mix below /mixes/; ids of before November 2026 have 16 digits. */
export const MIX_FILE = String.raw`m(?:[0-9a-f]{16}|[0-9a-f]{32})\.json`

/** A name of a build's file, before its ending. */
const WORD = '[A-Za-z0-9_][A-Za-z0-9_.-]*'

/** Addresses of one kind of file, as a pattern of the whole path. */
export interface FileAddresses {
  pattern: string
  /** The file extension that decides the content type. */
  ending: string
  /** Whether the store has compressed forms of them. */
  hasForms: boolean
}

/** Every kind of file that a site serves of a build, by its whole name alone. */
export const BUILD_FILES: readonly FileAddresses[] = [
  ...BUILD_ENDINGS.map((ending) => [`${WORD}\\.${ending}`, ending] as const),
  ...[MANIFEST, FEDERATION_MANIFEST].map((name) => [name.replace('.', '\\.'), 'json'] as const),
  [`${WORD}${LICENCE_ENDING.replaceAll('.', '\\.')}`, 'txt'] as const,
].map(([name, ending]) => ({
  pattern: `^${BUILDS_URL}/[a-z][a-z0-9]{1,31}/[0-9][0-9A-Za-z.-]*/${name}$`,
  ending,
  hasForms: isCompressible(`x.${ending}`),
}))

/** Release documents. */
export const RELEASE_DOCUMENTS: FileAddresses = {
  pattern: `^${PRERENDERS_URL}/[0-9a-f]+/${RELEASE_DOCUMENT.replace('.', '\\.')}$`,
  ending: 'json',
  hasForms: true,
}
