import { failure, type Release, type Result, success } from '@crossbook/contract'
import { type PreviewStore, previewStore } from '@crossbook/releases'
import type { Walked } from '@crossbook/verification'
import { programEnvironment } from '../publishing/buildEnvironment'
import type { CliContext } from '../terminal/command'
import type { Problem } from '../terminal/messages'
import type { ToVerify } from './composeToVerify'
import type { Journeys } from './runJourneys'
import { type ServedForWalk, serveForWalk } from './serveForWalk'

interface WalkOptions {
  /** Holds the prerenders of the release already. */
  preview: PreviewStore
  program: string
  /** Routes that alone are looked at; undefined for all. */
  only: readonly string[] | undefined
  atOnce: number
  /** Further work while the site runs. */
  after(url: string): Promise<Journeys> | undefined
}

/** Findings and figures of a walk through a release. */
export interface WalkResult {
  walked: Walked
  journeys: Journeys | undefined
}

/** Serves a release and the previous one, and walks through the first. */
export async function walkRelease(
  { store, environment, interruption, log }: CliContext,
  { release, before, apps }: ToVerify,
  { preview, program, only, atOnce, after }: WalkOptions,
): Promise<Result<WalkResult, readonly Problem[]>> {
  const { pagesToWalk, walkSite } = await import('@crossbook/verification')
  const pages = pagesToWalk(release).filter(({ path }) => only?.includes(path) ?? true)
  if (pages.length === 0)
    return failure([plainProblem(`No application of this release has ${(only ?? []).join(' or ')}.`)])
  const sites: ServedForWalk[] = []
  try {
    for (const [from, shown] of [
      [preview, release],
      [previewStore(store), before],
    ] as const) {
      if (!shown) continue
      const served = await serveForWalk(from, shown)
      if (!served.ok) return failure([plainProblem(served.problem)])
      sites.push(served.value)
      await madeReady(served.value)
    }
    const [site, other] = sites
    if (!site) throw new Error('The release is not served')
    const known = before && pathsOf(before)
    const walked = await walkSite({
      site,
      pages,
      before: other,
      // Only what may have changed, and where there is something to compare it with.
      isCompared: ({ app, window, path, leadsTo, isUnknown }) =>
        apps.has(app) && window === 'desk' && leadsTo === path && !isUnknown && (known?.has(path) ?? true),
      program,
      environment: programEnvironment(environment),
      atOnce,
      signal: interruption.signal,
      log,
    })
    if (interruption.signal.aborted) return failure([plainProblem('Interrupted; nothing was recorded.')])
    if (!walked.ok) return failure([plainProblem(walked.problem)])
    return success({ walked: walked.value, journeys: await after(site.url) })
  } finally {
    await Promise.all(sites.map((site) => site.close()))
  }
}

/** The first visitor waits until all pages are written; that is no speed of theirs. */
async function madeReady({ url }: ServedForWalk) {
  await (await fetch(url)).arrayBuffer()
}

function pathsOf({ host, remotes }: Release) {
  return new Set<string>(
    [...remotes.flatMap(({ screens }) => screens), ...host.screens].map(({ path }) => path),
  )
}

function plainProblem(detail: string): Problem {
  return { kind: 'explained', detail }
}
