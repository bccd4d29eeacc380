import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { PAGE_MARKUP, type Release, type Result, success } from '@crossbook/contract'
import { appsOf, type PreviewStore, previewStore, type VerificationContent } from '@crossbook/releases'
import type { Walked, WalkedSite } from '@crossbook/verification'
import { programEnvironment } from '../publishing/buildEnvironment'
import type { CliContext } from '../terminal/command'
import { explained, type Problem } from '../terminal/messages'
import { serveForTrial } from '../terminal/serving'
import type { ToVerify } from './composeToVerify'

/** Result of a team's own tests; the exit code is null after a signal. */
type Journeys = NonNullable<VerificationContent['journeys']>

interface WalkOptions {
  /** Holds the prerenders of the release already. */
  preview: PreviewStore
  program: string
  /** Routes that alone are looked at; undefined for all. */
  only: readonly string[] | undefined
  /** Command line with the team's own tests, run while the site is served. */
  journeys: string | undefined
}

export interface WalkResult {
  walked: Walked
  journeys: Journeys | undefined
}

/** A release that is served for a walk, with an account that ends with it. */
interface ServedForWalk extends WalkedSite {
  close(): Promise<void>
}

type Served = Result<ServedForWalk, readonly Problem[]>

/** Maximum number of pages that are open at once. More pages would wait for each other. */
const MOST_AT_ONCE = 6

/** Serves a release and the previous one, and walks through the first. */
export async function walkRelease(
  context: CliContext,
  { release, before, apps }: ToVerify,
  { preview, program, only, journeys }: WalkOptions,
): Promise<Result<WalkResult, readonly Problem[]>> {
  const { store, environment, interruption, log } = context
  const { pagesToWalk, walkSite } = await import('@crossbook/verification')
  const pages = pagesToWalk(release).filter(({ path }) => only?.includes(path) ?? true)
  if (pages.length === 0) return explained(`No application of this release has ${(only ?? []).join(' or ')}.`)
  const site = await serveForWalk(preview, release)
  if (!site.ok) return site
  let other: Served | undefined
  try {
    other = before && (await serveForWalk(previewStore(store), before))
    if (other && !other.ok) return other
    const known = before && pathsOf(before)
    const walked = await walkSite({
      site: site.value,
      pages,
      before: other?.value,
      // Only what may have changed, and where there is something to compare it with.
      isCompared: ({ app, window, path, leadsTo, isUnknown }) =>
        apps.has(app) && window === 'desk' && leadsTo === path && !isUnknown && (known?.has(path) ?? true),
      program,
      environment: programEnvironment(environment),
      atOnce: Math.max(2, Math.min(MOST_AT_ONCE, availableParallelism())),
      signal: interruption.signal,
      log,
    })
    if (interruption.signal.aborted) return explained('Interrupted; nothing was recorded.')
    if (!walked.ok) return explained(walked.problem)
    const ended = journeys === undefined ? undefined : await runJourneys(context, journeys, site.value.url)
    return success({ walked: walked.value, journeys: ended })
  } finally {
    await site.value.close()
    if (other?.ok) await other.value.close()
  }
}

async function serveForWalk(store: PreviewStore, release: Release): Promise<Served> {
  await store.show(release)
  const site = await serveForTrial(store, 'verify')
  if (!site.ok) return site
  const { url, config, close } = site.value
  try {
    const { openSession } = await import('@crossbook/verification')
    const account = { email: 'walker@example.com', password: randomUUID() }
    const session = await openSession(url, config, PAGE_MARKUP.sessionKey, account)
    // The first visitor waits until all pages are written, which says nothing about their speed.
    await (await fetch(url)).arrayBuffer()
    return success({ url, session, versions: new Map<string, string>(appsOf(release)), close })
  } catch (error) {
    await close()
    throw error
  }
}

/** Runs a command line with the address of a site in `SITE`, without the secrets of the caller's environment. */
export async function runJourneys(
  { folder, environment, children, err }: Pick<CliContext, 'folder' | 'environment' | 'children' | 'err'>,
  command: string,
  url: string,
): Promise<Journeys> {
  const [shell, flag] = process.platform === 'win32' ? ['cmd', '/c'] : ['sh', '-c']
  const { code } = await children.run(shell, [flag, command], {
    cwd: folder,
    env: { ...programEnvironment(environment), SITE: url },
    onOutput: err,
  })
  return { command, exitCode: code }
}

function pathsOf({ host, remotes }: Release) {
  return new Set<string>([host, ...remotes].flatMap(({ screens }) => screens.map(({ path }) => path)))
}
