import { copiesIn, foreignSelectors } from '@crossbook/build/foreign'
import {
  type AppVersion,
  type BuiltRemote,
  CONTRACT_VERSION,
  exposedModules,
  failure,
  type ForeignContainer,
  type RemoteTable,
  type Result,
  success,
} from '@crossbook/contract'
import {
  FEDERATION_MANIFEST,
  type Files,
  integrityOf,
  isServed,
  LICENCE_ENDING,
  MANIFEST,
  MAP_ENDING,
} from '@crossbook/web-files'
import type { DescribeProblem } from './describeProblems'
import { type FederationManifest, isOfProvided, providedOf } from './federationManifest'
import { neededFiles } from './neededFiles'

/** Types of entries that define a global name. */
const SCRIPTS = ['var', 'global', 'window', 'self', 'this', 'assign']

const MODULES = ['module', 'esm']

const isModule = (type: string) => MODULES.includes(type)

/** The array through which chunks reach their loader: `self.webpackChunkshop = self.webpackChunkshop || []`. */
const CHUNK_ARRAY =
  /(?:self|globalThis|window)(?<place>\.(?<word>[\w$]+)|\["(?<text>[^"]+)"\])\s*=\s*(?:self|globalThis|window)\k<place>\s*\|\|\s*\[\]/g

/** A build of another configuration, and what its team says of it. */
export interface ForeignBuild {
  files: Files
  manifest: FederationManifest
  table: RemoteTable
  version: AppVersion
  commit: string | null
}

/** Makes the `app.json` of a build that another configuration than ours has made; fails with everything that is missing in it. */
export async function describeBuild(
  build: ForeignBuild,
): Promise<Result<BuiltRemote, readonly DescribeProblem[]>> {
  const { files, manifest, table, version, commit } = build
  const container = containerOf(manifest, files)
  const problems = [...buildProblems(manifest, table), ...(container.ok ? [] : [container.problem])]
  if (problems.length > 0 || !container.ok) return failure(problems)

  const needed = await neededFiles(files, manifest, container.value.format, exposedModules(table))
  const { entry, ofContainer, ofModules } = needed
  const filesOf = (module: string) => [...(ofModules.get(module) ?? [])]
  const loaded = new Set([entry, ...ofContainer, ...[...ofModules.values()].flat()])
  const wrong = [...needed.problems, ...contentProblems(files, [...loaded])]
  if (wrong.length > 0) return failure(wrong)

  const frames = table.screens.flatMap(({ frame }) => frame ?? [])
  return success({
    kind: 'remote',
    contract: CONTRACT_VERSION,
    name: table.name,
    version,
    commit,
    entry,
    ...(table.redirects ? { redirects: table.redirects } : {}),
    screens: table.screens.map((row) => ({ ...row, files: filesOf(row.module), showsCoinLogos: false })),
    frames: Object.fromEntries(frames.map((frame) => [frame, filesOf(frame)])),
    requires: requiredRanges(manifest),
    container: { ...container.value, files: [...ofContainer] },
    files: describedFiles(files, loaded),
  })
}

function buildProblems(
  { metaData, remotes, shared, exposes }: FederationManifest,
  table: RemoteTable,
): DescribeProblem[] {
  const { publicPath = 'auto' } = metaData
  const exposed = exposes.map(({ path }) => path)
  return [
    ...(/^(?:auto|\.\/|)$/.test(publicPath) ? [] : [{ kind: 'publicPathFixed', publicPath } as const]),
    ...(remotes.length > 0
      ? [
          {
            kind: 'consumesRemotes',
            remotes: remotes.map(({ federationContainerName: name }) => name),
          } as const,
        ]
      : []),
    ...table.screens.flatMap(({ path, module, frame }): DescribeProblem[] =>
      [module, ...(frame ? [frame] : [])]
        .filter((name) => !exposed.includes(name))
        .map((name) => ({ kind: 'moduleNotExposed', path, module: name, exposed })),
    ),
    ...(shared.some(({ name }) => name === 'react') ? [] : [{ kind: 'notShared', module: 'react' } as const]),
    ...(isModule(metaData.remoteEntry.type) ? notProvided(shared) : []),
    ...providedOf(shared).flatMap(({ name, singleton, requiredVersion }): DescribeProblem[] => [
      ...(singleton === false ? [{ kind: 'notShared' as const, module: name }] : []),
      ...(isRange(requiredVersion) ? [] : [{ kind: 'rangeUnknown' as const, module: name }]),
    ]),
  ]
}

/** Shared modules of packages that the host provides in part, such as `react-dom/client`. */
function notProvided(shared: FederationManifest['shared']): DescribeProblem[] {
  const provided = providedOf(shared)
  return shared
    .filter((one) => isOfProvided(one.name) && !provided.includes(one))
    .map(({ name }) => ({ kind: 'notProvided', module: name, package: packageOf(name) }))
}

function packageOf(request: string) {
  return /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request
}

function requiredRanges({ shared }: FederationManifest): Record<string, string> {
  return Object.fromEntries(
    providedOf(shared).flatMap(({ name, requiredVersion }) =>
      isRange(requiredVersion) ? [[name, requiredVersion]] : [],
    ),
  )
}

function isRange(required: string | boolean | null | undefined): required is string {
  return typeof required === 'string' && required !== '' && required !== '*'
}

/** The files that are published: what pages load, the pictures and fonts that these name, source maps, licences, the manifest. */
function describedFiles(files: Files, loaded: ReadonlySet<string>) {
  const isCode = (name: string) => /\.(?:js|css)$/.test(name)
  /** Whether the file says something about a loaded one: its source map, or its licences. */
  const isAbout = (name: string, ending: string) =>
    name.endsWith(ending) && loaded.has(name.slice(0, -ending.length))
  const isPublished = (name: string) =>
    loaded.has(name) ||
    isAbout(name, MAP_ENDING) ||
    isAbout(name, LICENCE_ENDING) ||
    (isServed(name) && !isCode(name) && name !== MANIFEST && !name.endsWith(LICENCE_ENDING))
  return Object.fromEntries(
    [...files]
      .filter(([name]) => isPublished(name) || name === FEDERATION_MANIFEST)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, bytes]) => [name, { integrity: integrityOf(bytes), bytes: bytes.byteLength }]),
  )
}

/** How the container of a build is started, but for its files. */
function containerOf(
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

/** The code that wraps modules of a development build, which the site's policy forbids. */
const EVALUATED = /\beval\([^\n]*sourceURL=webpack-internal/

function contentProblems(files: Files, loaded: readonly string[]): DescribeProblem[] {
  return loaded.flatMap((file): DescribeProblem[] => {
    const text = Buffer.from(files.get(file) ?? []).toString('utf8')
    if (file.endsWith('.css')) {
      const selectors = foreignSelectors(text)
      return selectors.length === 0 ? [] : [{ kind: 'stylesOfOthers', file, selectors }]
    }
    if (EVALUATED.test(text)) return [{ kind: 'forDevelopment', file }]
    return copiesIn(text).map((name) => ({ kind: 'secondCopy', file, package: name }))
  })
}
