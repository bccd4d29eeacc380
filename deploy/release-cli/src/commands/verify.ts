import { canonicalJson, type ChannelName, failure, success } from '@crossbook/contract'
import {
  type AppAtVersion,
  appsOf,
  hasPassed,
  MOST_FINDINGS,
  prerenderingStore,
  putVerification,
  setOfBuilds,
  type VerificationContent,
  type Figures,
  type Verification,
} from '@crossbook/releases'
import { authorOf } from '../terminal/author'
import type { AddCommand, CliContext, Outcome } from '../terminal/command'
import {
  BEYOND_RANGES,
  buildArgument,
  channelArgument,
  type MoveOptions,
  meaningOf,
  newCommand,
  pathArgument,
  withMeaning,
} from '../terminal/options'
import { count } from '../terminal/output'
import { explained, type Problem } from '../terminal/messages'
import { composeToVerify, type ToVerify } from '../verifying/composeToVerify'
import { foundThings } from '../terminal/findingMessage'
import { type WalkResult, walkRelease } from '../verifying/walkRelease'
import { nameBuilds } from './promote'

interface VerifyOptions extends MoveOptions {
  run?: string
  only?: readonly string[]
  beyondRanges?: boolean
}

const MOST_THINGS = 12

export const addVerify: AddCommand = (program, run) => {
  newCommand(
    program,
    'verify',
    'Open all pages of a planned release in Chromium, and report problems',
    [
      'verify production wallet@1.5.0                 # together with the other builds of production',
      'verify production wallet@1.5.0 --run "npm run journeys"   # then your own tests, with SITE set',
      'verify staging                                 # what it shows now',
      'verify staging wallet@1.5.0 --only /wallet     # while you fix something; not recorded',
    ],
    [withMeaning],
  )
    .argument('<channel>', 'channel that would show it', channelArgument)
    .argument('[app@version...]', 'published builds; all other apps are unchanged', buildArgument)
    .option(
      '--run <command>',
      'command to run afterwards, with the address in SITE; exit code 0 means that it passed',
    )
    .option('--only <path>', 'open only this route (may be repeated); nothing is recorded', pathArgument)
    .option('--beyond-ranges', BEYOND_RANGES)
    .option('--author <name>', "author of this change (default: git's user.name)")
    .action(run(verify))
}

async function verify(
  context: CliContext,
  channel: ChannelName,
  builds: readonly AppAtVersion[],
  options: VerifyOptions,
): Promise<Outcome> {
  const { environment, store, log } = context
  const author = await authorOf(options.author, context)
  if (!author.ok) return author
  const { findProgram } = await import('@crossbook/verification')
  const program = findProgram(environment, 'Verification needs')
  if (!program.ok) return explained(program.problem)

  context.interruption.isAwaited()
  const preview = prerenderingStore(store)
  const { beyondRanges = false } = options
  const request = { channel, builds, author: author.value, confirmed: meaningOf(options), beyondRanges }
  const composed = await composeToVerify(context, preview, request)
  if (!composed.ok) return composed
  const { release } = composed.value
  const subject = builds.length === 0 ? `The release of ${channel}` : nameBuilds(builds)
  log(`${subject}: opening every page as ${channel} would show it.`)
  const seen = await walkRelease(context, composed.value, {
    preview,
    program: program.value,
    only: options.only,
    journeys: options.run,
  })
  if (!seen.ok) return seen
  // Stored so that a release that was not promoted can be viewed with `show --serve`.
  await store.putRelease(release.id, canonicalJson(release))
  const content = contentOf(context, author.value, composed.value, seen.value)
  const isRecorded = options.only === undefined
  const set = setOfBuilds(release)
  if (isRecorded) await putVerification(store, set, content, context.signer)
  if (!hasPassed({ ...content, set })) return failure(problemsOf(seen.value, release.id))
  const { pages, speed, journeys } = content
  return success({
    document: { channel, release: release.id, set, isRecorded, pages, journeys, speed },
    text: [
      `${subject} passed: ${count(pages, 'page')} opened, no problems found.`,
      ...(speed ? [describeSpeed(speed)] : []),
      ...(journeys ? [`“${journeys.command}” passed.`] : []),
      isRecorded
        ? `Recorded for exactly these builds together, as ${release.id}${context.signer ? `, signed by ${context.signer.name}` : ''}.`
        : 'Nothing was recorded, because --only leaves pages out.',
    ].join('\n'),
  })
}

function contentOf(
  { now }: CliContext,
  author: string,
  { release, before }: ToVerify,
  { walked, journeys }: WalkResult,
): VerificationContent {
  const { pages, findings } = walked
  return {
    apps: Object.fromEntries(appsOf(release)),
    at: now().toISOString(),
    author,
    pages,
    found: findings.length,
    findings: findings.slice(0, MOST_FINDINGS),
    ...(journeys ? { journeys } : {}),
    ...(walked.now
      ? {
          speed: {
            now: walked.now,
            ...(walked.before && before ? { before: { release: before.id, ...walked.before } } : {}),
          },
        }
      : {}),
  }
}

function problemsOf({ walked, journeys }: WalkResult, release: string): Problem[] {
  const things = foundThings(walked.findings)
  const rest = things.length - MOST_THINGS
  const failed = journeys && journeys.exitCode !== 0 ? [{ kind: 'journeysFailed' as const, ...journeys }] : []
  return [
    ...things.slice(0, MOST_THINGS).map((thing) => ({ kind: 'walkFound' as const, ...thing })),
    ...failed,
    {
      kind: 'explained',
      detail: `${rest > 0 ? `And ${count(rest, 'more finding')}. ` : ''}${count(walked.pages, 'page')} opened. To see it again: pnpm release show ${release} --serve`,
    },
  ]
}

/** `Largest paint of 12 pages: 310 ms (300 ms in r0123…), …`. */
function describeSpeed({ now, before }: NonNullable<Verification['speed']>) {
  const compared = (of: (figures: Figures) => string) =>
    before ? `${of(now)} (${of(before)} before)` : of(now)
  return [
    `Speed of ${count(now.pages, 'page')} of the new builds, in the median: largest paint`,
    `${compared(({ largestPaint }) => `${largestPaint} ms`)}, blocked`,
    `${compared(({ blocked }) => `${blocked} ms`)}, largest shift`,
    `${compared(({ layoutShift }) => layoutShift.toFixed(3))}.`,
  ].join(' ')
}
