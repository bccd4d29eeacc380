import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ChannelName, failure, type ReleaseId, success, visibleText } from '@crossbook/contract'
import {
  bisectReleases,
  type Finding,
  PREVIEW,
  previewStore,
  readConfiguration,
  releasesBetween,
  type VersionStep,
} from '@crossbook/releases'
import { repairSite } from '../terminal/channelSite'
import type { AddCommand, CommonOptions, CliContext, Outcome } from '../terminal/command'
import { explained } from '../terminal/messages'
import { channelArgument, newCommand, releaseArgument } from '../terminal/options'
import { count, indented } from '../terminal/output'
import { commandTrial } from './commandTrial'

interface BisectOptions extends CommonOptions {
  good: ReleaseId
  bad: ReleaseId
}

/** `bisect`: which app version broke the site. */
export const addBisect: AddCommand = (program, run) => {
  newCommand(
    program,
    'bisect',
    'Find the first bad app version by running a command on the versions between',
    [
      'bisect production --good r0123456789abcdef --bad r89abcdef01234567 -- npm run smoke',
      `bisect staging --good r01… --bad r89… -- "curl -sf {url}/terms | grep -q Terms"`,
    ],
  )
    .argument('<channel>', 'channel whose history is searched', channelArgument)
    .argument('<command...>', 'after --: the command that tests each release')
    .requiredOption('--good <release>', 'a release that works, as r0123456789abcdef', releaseArgument)
    .requiredOption('--bad <release>', 'a later release that fails', releaseArgument)
    .addHelpText(
      'after',
      '\nFor each release, bisect serves a site on a free port of this machine. The command finds its address in CROSSBOOK_URL,\nor in place of {url} in its arguments. Exit code 0 means good, 125 means unknown, and any other code means bad.\nNo channel is moved.',
    )
    .action((channel: ChannelName, command: string[], options: BisectOptions) =>
      run(options, (context) => bisect(context, channel, command, options)),
    )
}

async function bisect(
  context: CliContext,
  channel: ChannelName,
  command: readonly string[],
  { good, bad }: BisectOptions,
): Promise<Outcome> {
  await repairSite(context, channel)
  const shown = await releasesBetween(context.store, channel, good, bad)
  if (!shown.ok) return failure([shown.problem])
  // No port and address of the environment: a free one of this machine each time.
  const { HOST: _, PORT: __, SITE_URL: ___, ...environment } = context.environment
  const configuration = readConfiguration({ ...environment, PORT: '0' })
  if (!configuration.ok) return explained(configuration.problem)

  const { folder, children, interruption, log, err } = context
  const store = previewStore(context.store)
  const authData = await mkdtemp(path.join(tmpdir(), 'crossbook-bisect-'))
  interruption.isAwaited()
  try {
    const { listenMessage, startSite } = await import('@crossbook/site-server')
    const site = await startSite({ store, channel: PREVIEW, configuration: configuration.value, authData })
    if (!site.ok) return explained(listenMessage(site.problem, 'pnpm release bisect'))
    const { url, close } = site.value
    try {
      const found = await bisectReleases({
        shown: shown.value,
        store,
        url,
        trial: commandTrial({ command, cwd: folder, children, onOutput: err }),
        signal: interruption.signal,
        log,
      })
      return found.ok ? success(answer(channel, good, bad, found.value)) : failure([found.problem])
    } finally {
      await close()
    }
  } finally {
    await rm(authData, { recursive: true, force: true })
  }
}

function answer(channel: ChannelName, good: ReleaseId, bad: ReleaseId, { suspects, trials }: Finding) {
  const facts = suspects.map(({ app, from, to, release, revision: { revision, author, at, reason } }) => ({
    app,
    from: from ?? null,
    to: to ?? null,
    revision,
    release,
    author,
    at,
    reason,
  }))
  const [first] = suspects
  const text =
    first && suspects.length === 1
      ? `The first bad app version is ${stepText(first)}`
      : `One of these is the first bad app version; those between could not be judged:\n${indented(suspects.map(stepText).join('\n'))}`
  return {
    document: { channel, good, bad, trials, suspects: facts },
    text: `${text}\n(${count(trials, 'site')} tried)`,
  }
}

function stepText({ app, from, to, release, revision }: VersionStep) {
  const before = from === undefined ? 'new' : `before: ${from}`
  return `${app} ${to ?? 'removed'} (${before}), which came with ${release}, revision ${revision.revision} by ${visibleText(revision.author)}: ${visibleText(revision.reason)}`
}
