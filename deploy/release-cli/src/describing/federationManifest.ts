import { PROVIDED } from '@crossbook/build/foreign'
import { check, failure, type Result } from '@crossbook/contract'
import { FEDERATION_MANIFEST, type Files } from '@crossbook/web-files'
import * as v from 'valibot'
import type { DescribeProblem } from './describeProblems'

const names = v.optional(v.array(v.string()), [])
const assetsSchema = v.object({
  js: v.object({ sync: names, async: names }),
  css: v.object({ sync: names, async: names }),
})

const manifestSchema = v.object({
  name: v.string(),
  metaData: v.object({
    globalName: v.optional(v.string()),
    publicPath: v.optional(v.string()),
    remoteEntry: v.object({ name: v.string(), path: v.optional(v.string(), ''), type: v.string() }),
  }),
  shared: v.array(
    v.object({
      name: v.string(),
      singleton: v.optional(v.boolean()),
      // Rspack writes null for a module that no exposed module imports.
      requiredVersion: v.nullish(v.union([v.string(), v.boolean()])),
      assets: v.optional(assetsSchema),
    }),
  ),
  remotes: v.optional(v.array(v.object({ federationContainerName: v.optional(v.string(), '') })), []),
  exposes: v.array(v.object({ path: v.string(), assets: v.optional(assetsSchema) })),
})

/** The parts of `mf-manifest.json` that describe a build to a release. */
export type FederationManifest = v.InferOutput<typeof manifestSchema>

/** Those of the shared modules that the host provides. All others belong to the remote. */
export function providedOf<Shared extends { name: string }>(shared: readonly Shared[]): Shared[] {
  return shared.filter(({ name }) => PROVIDED.some(({ request }) => request === name))
}

/** Whether a shared module belongs to a package of which the host provides something, such as `react-dom/client`. */
export function isOfProvided(request: string) {
  return PROVIDED.some(({ package: name }) => request === name || request.startsWith(`${name}/`))
}

/** Reads the manifest of Module Federation among a build's files. */
export function readFederationManifest(
  folder: string,
  files: Files,
): Result<FederationManifest, DescribeProblem> {
  const bytes = files.get(FEDERATION_MANIFEST)
  if (!bytes) return failure({ kind: 'federationMissing', folder })
  let input: unknown
  try {
    input = JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return failure({ kind: 'federationWrong', detail: 'it is not JSON' })
  }
  const checked = check(manifestSchema, input, 'mf-manifest.json')
  return checked.ok ? checked : failure({ kind: 'federationWrong', detail: checked.problem })
}
