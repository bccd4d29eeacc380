import path from 'node:path'
import { appNameSchema, appVersionSchema, failure, type Result, success } from '@crossbook/contract'
import * as v from 'valibot'
import { askRelease, type RunRelease, type Words } from './askRelease'

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

/** What a range of commits means: its ends, the applications that it touches, and how many of their files. */
export type Touched = v.InferOutput<typeof changedSchema>

/** Which applications these commits touch, as `release changed` says. */
export async function touchedBy(run: RunRelease, commits: string): Promise<Result<Touched, Words>> {
  const answer = await askRelease(run, changedSchema, 'changed', commits)
  return answer.ok ? answer : failure(answer.problem.words)
}

/** Builds of a commit that is not checked out: of a branch, whose code runs nowhere near the keys of the store. */
export interface CommitBuilds {
  commit: string
  branch: string
  apps: readonly string[]
  /** Holds a folder for each build, by the name of its application. */
  folder: string
}

/**
 * Publishes builds of a commit, under the versions of its branch that they carry. Those that the commit has published already stay as
 * they are, so that a run that was cut short is simply run again.
 */
export async function publishCommit(
  run: RunRelease,
  { commit, branch, apps, folder }: CommitBuilds,
): Promise<Result<PublishedBuild[], Words>> {
  const builds: PublishedBuild[] = []
  for (const app of apps) {
    const known = await askRelease(run, versionsSchema, 'versions', app)
    // Of an application that nobody has published yet there are none.
    if (!known.ok && !known.problem.kinds.includes('appUnknown')) return failure(known.problem.words)
    const before = known.ok ? known.value.versions.find((build) => build.commit === commit) : undefined
    if (before) {
      builds.push({ app, version: before.version })
      continue
    }
    const options = ['--from', path.join(folder, app), '--commit', commit, '--branch', branch]
    const published = await askRelease(run, publishedSchema, 'publish', app, ...options)
    if (!published.ok) return failure(published.problem.words)
    builds.push(published.value)
  }
  return success(builds)
}

const changedBuildsSchema = v.object({
  published: v.array(publishedSchema),
  unchanged: v.array(v.object({ app: appNameSchema, same: appVersionSchema })),
})

/**
 * Publishes the build in `folder` of every application of the commit that is checked out which differs from what is published of its
 * branch, whichever commits were never looked at in between. What an earlier run of the same commit has published is named again.
 */
export async function publishChanged(
  run: RunRelease,
  branch: string,
  folder: string,
): Promise<Result<PublishedBuild[], Words>> {
  const here = await touchedBy(run, 'HEAD..HEAD')
  if (!here.ok) return here
  const options = ['--from', folder, '--branch', branch]
  const changed = await askRelease(run, changedBuildsSchema, 'publish', '--changed', ...options)
  if (!changed.ok) return failure(changed.problem.words)
  const builds: PublishedBuild[] = [...changed.value.published]
  for (const { app, same } of changed.value.unchanged) {
    const known = await askRelease(run, versionsSchema, 'versions', app)
    if (!known.ok) return failure(known.problem.words)
    const { commit } = known.value.versions.find(({ version }) => version === same) ?? {}
    if (commit === here.value.to) builds.push({ app, version: same })
  }
  return success(builds)
}

/** As release commands name a build: `wallet@1.4.0`. */
export function buildName({ app, version }: PublishedBuild) {
  return `${app}@${version}`
}
