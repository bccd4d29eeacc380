import { failure, type ForeignContainer, type Result, success } from '@crossbook/contract'
import type { Files } from '@crossbook/web-files'
import type { DescribeProblem } from './describeProblems'
import type { FederationManifest } from './federationManifest'

/** Types of entries that define a global name. */
const SCRIPTS = ['var', 'global', 'window', 'self', 'this', 'assign']

/** Types of entries that are imported. */
const MODULES = ['module', 'esm']

/** Whether an entry of this type is imported. */
export const isModule = (type: string) => MODULES.includes(type)

/** The array through which chunks reach their loader: `self.webpackChunkshop = self.webpackChunkshop || []`. */
const CHUNK_ARRAY =
  /(?:self|globalThis|window)(?<place>\.(?<word>[\w$]+)|\["(?<text>[^"]+)"\])\s*=\s*(?:self|globalThis|window)\k<place>\s*\|\|\s*\[\]/g

/** How the container of a build is started, but for its files. */
export function containerOf(
  { name, metaData }: FederationManifest,
  files: Files,
): Result<Omit<ForeignContainer, 'files'>, DescribeProblem> {
  const { globalName = name, remoteEntry } = metaData
  if (isModule(remoteEntry.type)) return success({ format: 'module', name, globals: [] })
  if (!SCRIPTS.includes(remoteEntry.type))
    return failure({ kind: 'containerUnknown', type: remoteEntry.type })
  const entry = Buffer.from(files.get(remoteEntry.name) ?? []).toString('utf8')
  const globals = [...entry.matchAll(CHUNK_ARRAY)].flatMap(
    ({ groups }) => groups?.['word'] ?? groups?.['text'] ?? [],
  )
  return success({ format: 'script', name: globalName, globals: [...new Set(globals)] })
}
