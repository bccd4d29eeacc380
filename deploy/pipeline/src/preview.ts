import { failure, type Result, success } from '@crossbook/contract'
import * as v from 'valibot'
import { askRelease, type RunRelease, type Words } from './askRelease'
import { builtApps } from './buildCommit'
import { buildName, publishCommit, type PublishedBuild, type Touched, touchedBy } from './publishCommit'

const mixSchema = v.object({
  id: v.string(),
  link: v.nullable(v.pipe(v.string(), v.url())),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
})

const verifiedSchema = v.object({ pages: v.number() })

const mixesSchema = v.object({ mixes: v.array(v.object({ id: v.string(), name: v.string() })) })

/** What a preview is made of. */
export interface PreviewRequest {
  /** Channel that accepts mixes. */
  channel: string
  /** Commit or branch that the changes are to be merged into. */
  base: string
  branch: string
  /** Commit of the branch. It is fetched and not checked out. */
  commit: string
  /** Builds of that commit, made elsewhere. */
  folder: string
  /** What the mix is called; a preview takes the place of the open mixes of its name. */
  name: string
}

/** Where a branch can be seen: its builds, in a mix; none where it touches no application. */
export interface Preview {
  touched: Touched
  builds: readonly PublishedBuild[]
  mix: v.InferOutput<typeof mixSchema> | undefined
  /** What a walk through all of its pages has found; none where there is nothing to walk through. */
  walk: PreviewWalk | undefined
}

/** How many pages were opened without findings, or the findings as text. */
export type PreviewWalk = Result<{ pages: number }, Words>

/** Publishes the builds of a branch, opens a mix of them and walks through it; no channel moves, and no code of the branch runs. */
export async function makePreview(
  run: RunRelease,
  { channel, base, branch, commit, folder, name }: PreviewRequest,
): Promise<Result<Preview, Words>> {
  const touched = await touchedBy(run, `${base}...${commit}`)
  if (!touched.ok) return touched
  const apps = await builtApps(folder)
  const builds = await publishCommit(run, { commit, branch, apps, folder })
  if (!builds.ok) return builds
  // Listed before another one of the name is made.
  const before = await mixesCalled(run, channel, name)
  if (!before.ok) return before

  let mix: Preview['mix']
  if (builds.value.length > 0) {
    const names = builds.value.map(buildName)
    const made = await askRelease(run, mixSchema, 'mix', 'create', channel, ...names, '--name', name)
    if (!made.ok) return failure(made.problem.words)
    mix = made.value
  }
  const ended = await endMixes(run, channel, before.value)
  if (!ended.ok) return ended
  const walk = mix && (await walkThrough(run, channel, builds.value))
  return success({ touched: touched.value, builds: builds.value, mix, walk })
}

/** Walks through the very builds of the mix. Its findings are for the readers of the report: the mix can be opened all the same. */
async function walkThrough(
  run: RunRelease,
  channel: string,
  builds: readonly PublishedBuild[],
): Promise<PreviewWalk> {
  const walked = await askRelease(run, verifiedSchema, 'verify', channel, ...builds.map(buildName))
  return walked.ok ? walked : failure(walked.problem.words)
}

/** Ends the open mixes of a name, as when its pull request is closed. Gives their ids. */
export async function endPreview(
  run: RunRelease,
  { channel, name }: Pick<PreviewRequest, 'channel' | 'name'>,
): Promise<Result<readonly string[], Words>> {
  const open = await mixesCalled(run, channel, name)
  return open.ok ? endMixes(run, channel, open.value) : open
}

async function mixesCalled(run: RunRelease, channel: string, name: string): Promise<Result<string[], Words>> {
  const listed = await askRelease(run, mixesSchema, 'mix', 'list', channel)
  if (!listed.ok) return failure(listed.problem.words)
  return success(listed.value.mixes.filter((mix) => mix.name === name).map(({ id }) => id))
}

async function endMixes(
  run: RunRelease,
  channel: string,
  ids: readonly string[],
): Promise<Result<readonly string[], Words>> {
  for (const id of ids) {
    const ended = await askRelease(run, v.object({ ok: v.literal(true) }), 'mix', 'end', channel, id)
    if (!ended.ok) return failure(ended.problem.words)
  }
  return success(ids)
}
