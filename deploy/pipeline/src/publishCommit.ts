import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { appNameSchema, appVersionSchema, check, success } from '@crossbook/contract'
import * as v from 'valibot'
import { askRelease, type CommandAnswer, type RunRelease } from './askRelease'

/** A published build. */
export interface PublishedBuild {
  app: string
  version: string
}

const changedSchema = v.object({
  from: v.string(),
  to: v.string(),
  apps: v.array(v.object({ app: appNameSchema, files: v.array(v.string()) })),
})

/** The answer of `release publish` about one application. */
export const publishedSchema = v.object({ app: appNameSchema, version: appVersionSchema })

const versionsSchema = v.union([
  v.object({ versions: v.array(v.object({ version: appVersionSchema, commit: v.nullable(v.string()) })) }),
  // An unpublished application has no versions.
  v.pipe(
    v.object({ problems: v.tuple([v.object({ kind: v.literal('appUnknown') })]) }),
    v.transform(() => ({ versions: [] })),
  ),
])

/** A range of commits: its ends, the applications it affects, and how many of their files. */
export type Touched = v.InferOutput<typeof changedSchema>

/** Returns the applications that these commits touch, as `release changed` lists them. */
export function touchedBy(run: RunRelease, commits: string): Promise<CommandAnswer<Touched>> {
  return askRelease(run, changedSchema, 'changed', commits)
}

/** Builds of a branch's commit, which is not checked out. The branch's code never runs near the store's keys. */
export interface CommitBuilds {
  commit: string
  branch: string
  /** Folder with a subfolder for each build, named after its application. */
  folder: string
}

/** Publishes builds of a commit, under the versions of its branch that they carry. Skips builds that the commit has already published. */
export async function publishCommit(
  run: RunRelease,
  { commit, branch, folder }: CommitBuilds,
): Promise<CommandAnswer<PublishedBuild[]>> {
  const builds: PublishedBuild[] = []
  for (const app of await builtApps(folder)) {
    const known = await askRelease(run, versionsSchema, 'versions', app)
    if (!known.ok) return known
    const before = known.value.versions.find((build) => build.commit === commit)
    if (before) {
      builds.push({ app, version: before.version })
      continue
    }
    const options = ['--from', path.join(folder, app), '--commit', commit, '--branch', branch]
    const published = await askRelease(run, publishedSchema, 'publish', app, ...options)
    if (!published.ok) return published
    builds.push(published.value)
  }
  return success(builds)
}

/** The applications whose builds a folder holds, sorted; none if there is no such folder. Their builder is not trusted. */
async function builtApps(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory() && check(appNameSchema, entry.name, 'App').ok)
    .map(({ name }) => name)
    .sort()
}

const changedBuildsSchema = v.object({
  published: v.array(publishedSchema),
  unchanged: v.array(v.object({ app: appNameSchema, same: appVersionSchema })),
})

/**
 * Publishes the builds in `folder` that differ from the branch's published builds, for all applications of the checked-out commit. Also
 * returns the builds that an earlier run of the same commit published.
 */
export async function publishChanged(
  run: RunRelease,
  branch: string,
  folder: string,
): Promise<CommandAnswer<PublishedBuild[]>> {
  const here = await touchedBy(run, 'HEAD..HEAD')
  if (!here.ok) return here
  const options = ['--from', folder, '--branch', branch]
  const changed = await askRelease(run, changedBuildsSchema, 'publish', '--changed', ...options)
  if (!changed.ok) return changed
  const builds: PublishedBuild[] = [...changed.value.published]
  for (const { app, same } of changed.value.unchanged) {
    const known = await askRelease(run, versionsSchema, 'versions', app)
    if (!known.ok) return known
    const { commit } = known.value.versions.find(({ version }) => version === same) ?? {}
    if (commit === here.value.to) builds.push({ app, version: same })
  }
  return success(builds)
}

/** Formats a build as release commands expect it: `wallet@1.4.0`. */
export function buildName({ app, version }: PublishedBuild) {
  return `${app}@${version}`
}
