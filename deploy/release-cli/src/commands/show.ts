import {
  type ChannelName,
  failure,
  fallbackBuildsOf,
  type MixId,
  type Release,
  success,
  visibleText,
} from '@crossbook/contract'
import {
  asPruned,
  PREVIEW,
  previewStore,
  readChannel,
  readVerification,
  releaseProblems,
  reproduce,
  setOfBuilds,
  settingsOf,
  type SiteFinding,
  siteFindings,
  staticSiteConfig,
} from '@crossbook/releases'
import { keyOf } from '@crossbook/trust'
import { readableChannels } from '../terminal/channelSite'
import type { AddCommand, Answer, CliContext, Outcome } from '../terminal/command'
import { findRelease } from './diff'
import { showBuild, signatureOf } from './showBuild'
import {
  mixArgument,
  newCommand,
  portArgument,
  type ReleaseOrChannel,
  type Shown,
  shownArgument,
} from '../terminal/options'
import { indented, shortInstant, table } from '../terminal/output'
import { serveLocally, untilInterrupted } from '../terminal/serving'
import { describeVerification } from '../terminal/warnings'

/** Maximum number of a site's files to print; `--json` has all of them. */
const MOST_NAMED = 3

interface ShowOptions {
  mix?: MixId
  serve?: boolean
  port?: number
}

export const addShow: AddCommand = (program, run) => {
  newCommand(
    program,
    'show',
    'Show what a release consists of or where a build comes from, or serve a release',
    [
      'show wallet@1.4.0                              # who signed this build, and what it was made from',
      'show r0123456789abcdef',
      'show r0123456789abcdef --mix m0123456789abcdef --serve   # what a fault report names, as a running site',
    ],
  )
    .argument('<release>', 'release, channel for what it shows, or app@version', shownArgument)
    .option('--mix <id>', 'with the remotes of this mix, as in a tab that opened it', mixArgument)
    .option('--serve', 'serve it on this machine; no channel is moved')
    .option('--port <number>', 'port to listen on, 0 for a free one (PORT, else 3000)', portArgument)
    .action((shown: Shown, options: ShowOptions) =>
      'app' in shown ? run(showBuild)(shown) : run(show)(shown, options),
    )
}

async function show(context: CliContext, wanted: ReleaseOrChannel, options: ShowOptions): Promise<Outcome> {
  const { store } = context
  const found = await findRelease(store, wanted)
  if (!found.ok) return found
  const mixed = options.mix === undefined ? found : await reproduce(store, found.value, options.mix)
  if (!mixed.ok) return failure([mixed.problem])
  const described = await describe(context, found.value, mixed.value, options.mix)
  const facts = 'channel' in wanted ? await withSite(context, wanted.channel, described) : described
  return options.serve ? serve(context, mixed.value, facts, options) : success(facts)
}

/** Adds the findings of a check of every file of the channel's site. */
async function withSite(
  { store, files, now }: CliContext,
  channel: ChannelName,
  { document, text }: Answer,
): Promise<Answer> {
  const shown = await readChannel(store, channel)
  if (!shown || !staticSiteConfig(channel, settingsOf(shown.revision)))
    return { document: { ...document, site: null }, text }
  const { revision: last, release } = shown
  const found = await siteFindings({ store, files, now: now() }, { channel, last, release })
  const differs = found.map(({ file, wrong }) => ({ file, wrong }))
  return {
    document: { ...document, site: { differs } },
    text: differs.length === 0 ? text : `${text}\n${describeSite(channel, differs)}`,
  }
}

function describeSite(channel: ChannelName, differs: readonly Pick<SiteFinding, 'file' | 'wrong'>[]) {
  const listed = differs.slice(0, MOST_NAMED).map(({ file, wrong }) => `${file} ${wrong}`)
  const more = differs.length > listed.length ? `, and ${differs.length - listed.length} more` : ''
  return `The site of channel ${channel} differs from its release: ${listed.join(', ')}${more}. Run pnpm release doctor --fix. If none of you wrote these files, change the store’s credentials.`
}

/** Serves a set of builds on this machine, unless one of them is gone; no channel is moved, and nothing is written. */
async function serve(
  context: CliContext,
  set: Release,
  { document, text }: Answer,
  { mix, port }: ShowOptions,
): Promise<Outcome> {
  const problems = await releaseProblems(context.store, set)
  if (problems.length > 0) return failure(asPruned(set.id, problems))
  const store = previewStore(context.store)
  await store.show(set)
  const command = `show ${set.id}${mix === undefined ? '' : ` --mix ${mix}`} --serve`
  const site = await serveLocally(context, command, { store, channel: PREVIEW }, port)
  if (!site.ok) return site
  const { url } = site.value
  return success({
    document: { ...document, url },
    text: `${text}\n\nServing it at ${url} (press Ctrl-C to stop). No channel was moved.`,
    running: untilInterrupted(context, site.value),
  })
}

async function describe(
  { store, log }: CliContext,
  release: Release,
  shown: Release,
  mix: MixId | undefined,
): Promise<Answer> {
  const { id, parent, createdAt, author, reason } = release
  const { host, remotes } = shown
  const all = await readableChannels(store, log)
  const channels = all.filter(({ last }) => last.release === id).map(({ channel }) => channel)
  const keys = all.flatMap(({ last }) => last.settings?.keys ?? [])
  const nameOfKey = (key: string) => keyOf(keys, key)?.name ?? key
  const described = [host, ...remotes].map(async ({ name, version, commit }) => ({
    app: name,
    version,
    commit,
    signedWith: (await signatureOf(store, { app: name, version }))?.keyid ?? null,
    fallbacks: fallbackBuildsOf(shown, name).map((build) => build.version),
  }))
  const apps = await Promise.all(described)
  const isSigned = apps.some(({ signedWith }) => signedWith !== null)
  const verification = await readVerification(store, setOfBuilds(shown))
  return {
    document: {
      ...{ release: id, mix: mix ?? null, parent, createdAt, author, reason, apps, channels },
      verification: verification.ok ? (verification.value ?? null) : null,
    },
    text: [
      `${id}${mix ? ` with mix ${mix}` : ''}, made by ${visibleText(author)} on ${shortInstant(createdAt)}: ${visibleText(reason)}`,
      indented(
        table(
          apps.map(({ app, version, commit, signedWith, fallbacks }) => [
            app,
            version,
            commit === null ? '' : `commit ${commit.slice(0, 10)}`,
            ...(isSigned ? [signedWith === null ? 'not signed' : `signed by ${nameOfKey(signedWith)}`] : []),
            fallbacks.length === 0 ? '' : `falls back on ${fallbacks.join(', then ')}`,
          ]),
        ),
      ),
      channels.length === 0 ? 'No channel shows it now.' : `Shown now on ${channels.join(', ')}.`,
      describeVerification(verification),
    ].join('\n'),
  }
}
