/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type AppVersion, type BuiltRemote, success } from '@crossbook/contract'
import { STAGING } from '@crossbook/deploy-testing/publishedApps'
import { steadyChannel } from '@crossbook/deploy-testing/rolledOut'
import { remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { sampleRelease } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { folderStore } from '@crossbook/store'
import { integrityOf } from '@crossbook/web-files'
import { bisectReleases } from './bisect/bisectReleases'
import { createMix } from './mixes/createMix'
import { previewStore } from './preview/previewStore'
import { changeSettings } from './promote/changeSettings'
import { publishBuild } from './publish/publishBuild'
import { fitProblems } from './checks/releaseProblems'
import { RULE_MESSAGES, type RuleProblem } from './checks/rules'

const root = path.resolve(__dirname, '../../..')
const temporaryFolder = temporaryFolders()
const newStore = () => folderStore(temporaryFolder())
const occasion = { author: 'Ada', reason: 'to see it', now: () => new Date() }

/** The test of each rule: by file, its title. */
const RULE_TESTS: Readonly<Record<string, { readonly [K in RuleProblem['kind']]?: string }>> = {
  'deploy/release-cli/src/commands/bisect.system.test.ts': {
    notInOrder: 'reports a missing command, and releases in the wrong order',
    endSkipped: 'reports ends that do not hold',
    goodIsBad: 'reports ends that do not hold',
    badIsGood: 'reports ends that do not hold',
    commandAbsent: 'reports a missing command, and releases in the wrong order',
  },
  'deploy/release-cli/src/commands/checkSite.system.test.ts': {
    backNowhere: '%s is refused by check and by promote',
    menuTwice: '%s is refused by check and by promote',
    pathReserved: '%s is refused by check and by promote',
    redirectNowhere: 'is refused as %j',
    redirectTaken: 'is refused as %j',
    requiresNothing: '%s is refused by check and by promote',
    homeMissing: 'a site without a home page needs an explicit option',
    pathLinked: 'the path %s, which header and sign-in name, does not go at all',
    pathsGone: 'removing an existing path needs an explicit option',
    pathsOpened: 'making a page public needs an explicit option',
  },
  'deploy/release-cli/src/commands/crashes.system.test.ts': {
    routesBroken: 'a build that throws where the previous one could be rendered is not promoted',
  },
  'deploy/release-cli/src/commands/doctor.system.test.ts': {
    damaged: 'leaves builds and documents that are %s to a backup, and tables the lost releases',
    storeNotWhole: 'leaves builds and documents that are %s to a backup, and tables the lost releases',
    releasesLost: 'leaves builds and documents that are %s to a backup, and tables the lost releases',
  },
  'deploy/release-cli/src/commands/looking.system.test.ts': {
    releaseUnknown: 'names the release that the store does not have, and the channel that shows none',
  },
  'deploy/release-cli/src/commands/marks.system.test.ts': {
    markedBad: 'a marked build is not promoted, with a message that names the author and the reason',
  },
  'deploy/release-cli/src/commands/mix.system.test.ts': {
    mixesRefused: 'refuses a channel that accepts none',
    mixOfNothing: 'refuses %s',
    mixUnnamed: 'refuses %s',
    mixUnknown: 'ends a mix once, and names one that is not there',
    mixUnreadable: 'refuses a mix document that was tampered with',
    mixOver: 'ends a mix once, and names one that is not there',
  },
  'deploy/release-cli/src/commands/moving.system.test.ts': {
    hostTooOld: 'refuses %s, and explains why',
    accessUnknown: 'refuses %s, and explains why',
    hostMissing: 'needs a host for the first release of a channel',
    neverShown: 'goes to any release of the history, and to no other',
    nothingBefore: 'goes one release further back each time',
  },
  'deploy/release-cli/src/commands/policies.system.test.ts': {
    frozen: 'a frozen channel takes nothing until then, and lets everything be taken back',
    notFromMain: 'a channel can be limited to versions of main',
    notShownBefore: 'a channel accepts only builds that another has shown for a number of hours',
  },
  'deploy/release-cli/src/commands/promoteAcross.system.test.ts': {
    otherBuild: 'refuses a version that is another build here',
  },
  'deploy/release-cli/src/commands/prune.system.test.ts': {
    needUnknown: 'removes nothing when something that is needed cannot be read',
  },
  'deploy/release-cli/src/commands/rollout.system.test.ts': {
    staffRefused: 'has a link for staff on a channel that accepts any, which its status repeats',
  },
  'deploy/release-cli/src/commands/signing.system.test.ts': {
    signerForeign: 'refuses %s %s that %s signed, at checking, promoting and mixing',
    signerRevoked: 'trusts nothing from a revoked key, and keeps its earlier releases',
    signerExpired: 'refuses keys that have expired',
  },
  'deploy/release-cli/src/commands/takingBack.system.test.ts': {
    nothingBeforeApp: 'goes one further back each time, and never to a build that was rolled back',
    earlierPruned: 'reports that the previous build was pruned',
    appNotShown: 'lists the applications',
    hostStays: 'takes a remote off a channel with its routes, and never the host',
    notAsExpected: 'refuses when the channel no longer shows the expected release',
    sameAppMoved: 'refuses the later one, and shows the earlier one',
  },
  'deploy/release-cli/src/commands/verifications.system.test.ts': {
    notVerified: 'accepts no release with findings, and lists them',
  },
  'deploy/releases/src/rules.test.ts': {
    fileReserved: 'refuses a file with a name of the store',
    groupUnknown: 'refuses a menu group that the host does not have',
    overtakenOften: 'gives up a change of settings after many revisions of others',
    mixTooLong: 'refuses a mix for more than 90 days',
    sameBuilds: 'bisects no two releases of the same builds',
    endUnserved: 'bisects no release whose builds are gone',
    interrupted: 'ends a bisection when it is interrupted',
  },
  'deploy/releases/src/promote/promote.test.ts': {
    buildDamaged: 'refuses a release whose description of a build contradicts its files',
    notPublished: 'refuses builds that were never published',
    markupUnknown: 'refuses a host that uses page markup %d, which is not this checkout’s',
    pathTaken: 'refuses two owners of one path, the host among them',
    sharedMissing: 'refuses a remote whose shared modules the host does not provide, or not in range',
    sharedOutOfRange: 'refuses a remote whose shared modules the host does not provide, or not in range',
  },
  'deploy/releases/src/publish/publishBuild.test.ts': {
    manifestMissing: 'refuses a build without app.json, with one that is no JSON, and with one that is wrong',
    manifestWrong: 'refuses a build without app.json, with one that is no JSON, and with one that is wrong',
    hostName: 'refuses a remote that calls itself host',
    versionTaken: 'refuses a version that is there already',
    versionRemoved: 'refuses a version that is there already',
    versionDiffersInCase: 'refuses the second of two versions that some disks take for one',
    fileMissing: 'refuses a build whose files are missing or changed',
    fileChanged: 'refuses a build whose files are missing or changed',
    fileUnlisted: 'refuses a build that needs a file which it does not list',
    fileForeign: 'refuses a build with %s, which a site would have to serve',
    filesDifferInCase: 'refuses a build with two files that some disks take for one',
  },
  'deploy/releases/src/rollouts/rollouts.system.test.ts': {
    channelEmpty: 'begins on no channel that shows nothing, or exactly that, or another rollout',
    overtaken: 'does nothing that was decided by an earlier revision: of two who watch, one acts',
    shownAlready: 'begins on no channel that shows nothing, or exactly that, or another rollout',
    rolloutRunning: 'begins on no channel that shows nothing, or exactly that, or another rollout',
    noRollout: 'is paused and goes on, whose stage begins again, and is taken back with a reason',
    pausedAlready: 'is paused and goes on, whose stage begins again, and is taken back with a reason',
    notPaused: 'is paused and goes on, whose stage begins again, and is taken back with a reason',
    buildPruned: 'is finished only with builds that are still whole and wanted',
  },
  'deploy/trust/src/builds/buildTrust.test.ts': {
    buildUnsigned: 'of a build that nobody signed',
    signatureWrong: 'when the signed files have been changed',
    signerUnknown: 'by a key that is not in the channel',
  },
}

it('every rule has one message and one test', () => {
  const tested = Object.entries(RULE_TESTS).flatMap(([file, titles]) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return Object.entries(titles).map(([rule, title]) => ({ rule, isThere: text.includes(title) }))
  })
  expect(tested.map(({ rule }) => rule).sort()).toEqual(Object.keys(RULE_MESSAGES).sort())
  expect(tested.filter(({ isThere }) => !isThere)).toEqual([])
})

const problemsOf = (outcome: { ok: true } | { ok: false; problem: unknown }) =>
  outcome.ok ? [] : [outcome.problem].flat()

it('refuses a file with a name of the store', async () => {
  const { app, files } = remoteBuild()
  const bytes = Buffer.from('compressed')
  const listed = { ...app.files, 'open.js.br': { integrity: integrityOf(bytes), bytes: bytes.byteLength } }
  const manifest = Buffer.from(JSON.stringify({ ...app, files: listed }))
  const build = new Map([...files, ['open.js.br', bytes] as const, ['app.json', manifest] as const])
  expect(problemsOf(await publishBuild(newStore(), build))).toContainEqual(
    expect.objectContaining({ kind: 'fileReserved', file: 'open.js.br' }),
  )
})

it('refuses a menu group that the host does not have', () => {
  const { host, remotes } = sampleRelease()
  const [remote] = remotes
  const screens = remote?.screens.map((screen) => ({
    ...screen,
    menu: { group: 'Games', label: 'Chess', order: 1 },
  })) as BuiltRemote['screens']
  const problems = remote ? fitProblems({ host, remotes: [{ ...remote, screens }] }) : []
  expect(problems.map(({ kind }) => kind)).toContain('groupUnknown')
})

it('gives up a change of settings after many revisions of others', async () => {
  const store = newStore()
  await steadyChannel(store)
  const overtaken = { ...store, movePointer: async () => 'conflict' as const }
  const outcome = await changeSettings(overtaken, STAGING, () => success({ acceptsMixes: true }), occasion)
  expect(problemsOf(outcome)).toEqual([{ kind: 'overtakenOften', channel: STAGING, tries: 100 }])
})

it('refuses a mix for more than 90 days', async () => {
  const mix = { channel: STAGING, builds: [], name: 'Long', owner: 'Ada', days: 91, now: occasion.now }
  expect(problemsOf(await createMix(newStore(), mix))).toEqual([{ kind: 'mixTooLong', days: 91, most: 90 }])
})

describe('a bisection', () => {
  const at = '2024-03-15T12:00:00.000Z'
  const wallet = (version: string) => remoteBuild({ version: version as AppVersion }).app
  const shown = (...versions: string[]) =>
    versions.map((version, index) => ({
      release: sampleRelease({ remotes: [wallet(version)], reason: String(index) }),
      revision: { revision: index + 1, release: 'r0', at, author: 'Ada', reason: 'to see it' },
    })) as unknown as Parameters<typeof bisectReleases>[0]['shown']
  const bisect = async (releases: ReturnType<typeof shown>, signal = new AbortController().signal) =>
    problemsOf(
      await bisectReleases({
        shown: releases,
        store: previewStore(newStore()),
        url: 'http://localhost',
        trial: { name: 'true', judge: async () => undefined },
        signal,
        log: () => undefined,
      }),
    )

  it('bisects no two releases of the same builds', async () => {
    expect(await bisect(shown('1.0.0', '1.0.0'))).toMatchObject([{ kind: 'sameBuilds' }])
  })

  it('bisects no release whose builds are gone', async () => {
    expect(await bisect(shown('1.0.0', '1.1.0'))).toMatchObject([{ kind: 'endUnserved' }])
  })

  it('ends a bisection when it is interrupted', async () => {
    expect(await bisect(shown('1.0.0', '1.1.0'), AbortSignal.abort())).toMatchObject([
      { kind: 'interrupted' },
    ])
  })
})
