import path from 'node:path'
import { appNameSchema, appVersionSchema, failure, type Result, success } from '@crossbook/contract'
import * as v from 'valibot'
import { askRelease, type RunRelease, type CommandLine } from './askRelease'

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

const versionsSchema = v.object({
  versions: v.array(v.object({ version: appVersionSchema, commit: v.nullable(v.string()) })),
})

/** A range of commits: its ends, the applications it affects, and how many of their files. */
export type Touched = v.InferOutput<typeof changedSchema>

/** Returns the applications that these commits touch, as `release changed` lists them. */
export async function touchedBy(run: RunRelease, commits: string): Promise<Result<Touched, CommandLine>> {
  const answer = await askRelease(run, changedSchema, 'changed', commits)
  return answer.ok ? answer : failure(answer.problem.messages)
}

/** Builds of a branch's commit, which is not checked out. The branch's code never runs near the store's keys. */
export interface CommitBuilds {
  commit: string
  branch: string
  apps: readonly string[]
  /** Folder with a subfolder for each build, named after its application. */
  folder: string
}

/**
 * Publishes builds of a commit, under the versions of its branch that they carry. Skips builds that the commit has already published, so an
 * interrupted run can simply be repeated.
 */
export async function publishCommit(
  run: RunRelease,
  { commit, branch, apps, folder }: CommitBuilds,
): Promise<Result<PublishedBuild[], CommandLine>> {
  const builds: PublishedBuild[] = []
  for (const app of apps) {
    const known = await askRelease(run, versionsSchema, 'versions', app)
    // An unpublished application has no versions.
    if (!known.ok && !known.problem.kinds.includes('appUnknown')) return failure(known.problem.messages)
    const before = known.ok ? known.value.versions.find((build) => build.commit === commit) : undefined
    if (before) {
      builds.push({ app, version: before.version })
      continue
    }
    const options = ['--from', path.join(folder, app), '--commit', commit, '--branch', branch]
    const published = await askRelease(run, publishedSchema, 'publish', app, ...options)
    if (!published.ok) return failure(published.problem.messages)
    builds.push(published.value)
  }
  return success(builds)
}

const changedBuildsSchema = v.object({
  published: v.array(publishedSchema),
  unchanged: v.array(v.object({ app: appNameSchema, same: appVersionSchema })),
})

/**
 * Publishes the builds in `folder` that differ from the branch's published builds, for all applications of the checked-out commit. The
 * comparison does not use the previous commit, so skipped commits do not matter. Also returns the builds that an earlier run of the same
 * commit published.
 */
export async function publishChanged(
  run: RunRelease,
  branch: string,
  folder: string,
): Promise<Result<PublishedBuild[], CommandLine>> {
  const here = await touchedBy(run, 'HEAD..HEAD')
  if (!here.ok) return here
  const options = ['--from', folder, '--branch', branch]
  const changed = await askRelease(run, changedBuildsSchema, 'publish', '--changed', ...options)
  if (!changed.ok) return failure(changed.problem.messages)
  const builds: PublishedBuild[] = [...changed.value.published]
  for (const { app, same } of changed.value.unchanged) {
    const known = await askRelease(run, versionsSchema, 'versions', app)
    if (!known.ok) return failure(known.problem.messages)
    const { commit } = known.value.versions.find(({ version }) => version === same) ?? {}
    if (commit === here.value.to) builds.push({ app, version: same })
  }
  return success(builds)
}

/** Formats a build as release commands expect it: `wallet@1.4.0`. */
export function buildName({ app, version }: PublishedBuild) {
  return `${app}@${version}`
}
