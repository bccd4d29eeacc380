import { success } from '@crossbook/contract'
import * as v from 'valibot'
import { askRelease, type CommandAnswer, type RunRelease } from './askRelease'
import {
  buildName,
  type CommitBuilds,
  publishCommit,
  type PublishedBuild,
  type Touched,
  touchedBy,
} from './publishCommit'

const mixSchema = v.object({
  id: v.string(),
  link: v.nullable(v.pipe(v.string(), v.url())),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
})

const verifiedSchema = v.object({ pages: v.number() })

const mixesSchema = v.object({ mixes: v.array(v.object({ id: v.string(), name: v.string() })) })

/** Input of a preview. */
export interface PreviewRequest extends CommitBuilds {
  /** Channel that accepts mixes. */
  channel: string
  /** Commit or branch that the changes are to be merged into. */
  base: string
  /** Name of the mix; a preview replaces open mixes of the same name. */
  name: string
}

/** The preview of a branch: its builds, in a mix; none when it touches no application. */
export interface Preview {
  touched: Touched
  builds: readonly PublishedBuild[]
  mix: v.InferOutput<typeof mixSchema> | undefined
  /** Result of opening all pages of the mix; undefined without a mix. */
  walk: PreviewWalk | undefined
}

/** Number of pages without findings, or the findings as messages. */
export type PreviewWalk = CommandAnswer<{ pages: number }>

/** Publishes the builds of a branch, opens a mix of them and opens its pages. No channel changes, and no code of the branch runs. */
export async function makePreview(
  run: RunRelease,
  { channel, base, branch, commit, folder, name }: PreviewRequest,
): Promise<CommandAnswer<Preview>> {
  const touched = await touchedBy(run, `${base}...${commit}`)
  if (!touched.ok) return touched
  const builds = await publishCommit(run, { commit, branch, folder })
  if (!builds.ok) return builds
  // Listed before a new mix of the same name is created.
  const before = await mixesCalled(run, channel, name)
  if (!before.ok) return before

  let mix: Preview['mix']
  const names = builds.value.map(buildName)
  if (names.length > 0) {
    const made = await askRelease(run, mixSchema, 'mix', 'create', channel, ...names, '--name', name)
    if (!made.ok) return made
    mix = made.value
  }
  const ended = await endMixes(run, channel, before.value)
  if (!ended.ok) return ended
  // The findings only appear in the report: users can open the mix anyway.
  const walk = mix && (await askRelease(run, verifiedSchema, 'verify', channel, ...names))
  return success({ touched: touched.value, builds: builds.value, mix, walk })
}

/** Ends the open mixes of a name, for example when their pull request is closed. Returns their ids. */
export async function endPreview(
  run: RunRelease,
  { channel, name }: Pick<PreviewRequest, 'channel' | 'name'>,
): Promise<CommandAnswer<readonly string[]>> {
  const open = await mixesCalled(run, channel, name)
  return open.ok ? endMixes(run, channel, open.value) : open
}

async function mixesCalled(run: RunRelease, channel: string, name: string): Promise<CommandAnswer<string[]>> {
  const listed = await askRelease(run, mixesSchema, 'mix', 'list', channel)
  if (!listed.ok) return listed
  return success(listed.value.mixes.filter((mix) => mix.name === name).map(({ id }) => id))
}

async function endMixes(
  run: RunRelease,
  channel: string,
  ids: readonly string[],
): Promise<CommandAnswer<readonly string[]>> {
  for (const id of ids) {
    const ended = await askRelease(run, v.object({ ok: v.literal(true) }), 'mix', 'end', channel, id)
    if (!ended.ok) return ended
  }
  return success(ids)
}
