import { type ChannelName, failure, type ReleaseId, success, visibleText } from '@crossbook/contract'
import {
  bisectReleases,
  type Finding,
  previewStore,
  releasesBetween,
  type Trial,
  type VersionStep,
} from '@crossbook/releases'
import { hasCode } from '@crossbook/web-files'
import { repairSite } from '../terminal/channelSite'
import type { AddCommand, CliContext, Outcome } from '../terminal/command'
import { channelArgument, newCommand, releaseArgument } from '../terminal/options'
import { count, indented } from '../terminal/output'
import { serveForTrial } from '../terminal/serving'

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
    .action(run(bisect))
}

async function bisect(
  context: CliContext,
  channel: ChannelName,
  command: readonly string[],
  { good, bad }: { good: ReleaseId; bad: ReleaseId },
): Promise<Outcome> {
  await repairSite(context, channel)
  const shown = await releasesBetween(context.store, channel, good, bad)
  if (!shown.ok) return failure([shown.problem])
  const { interruption, log } = context
  const store = previewStore(context.store)
  interruption.isAwaited()
  // No address of the environment: a free port of this machine each time.
  const { HOST: _, SITE_URL: __, ...environment } = context.environment
  const site = await serveForTrial(store, 'bisect', environment)
  if (!site.ok) return site
  const { url, close } = site.value
  try {
    const found = await bisectReleases({
      ...{ shown: shown.value, store, url, log },
      trial: commandTrial(context, command),
      signal: interruption.signal,
    })
    return found.ok ? success(answer(channel, good, bad, found.value)) : failure([found.problem])
  } finally {
    await close()
  }
}

/** Exit code of a command that cannot judge the site; the same as for `git bisect run`. */
const SKIP_CODE = 125

const URL_WORD = '{url}'

/** Returns a trial that judges a site by the exit code of a command. A single word with spaces in it is given to the shell. */
function commandTrial({ folder, children, err }: CliContext, command: readonly string[]): Trial {
  return {
    name: command[0] ?? '',
    async judge(url) {
      const [first = '', ...rest] = command.map((word) => word.replaceAll(URL_WORD, url))
      const isLine = rest.length === 0 && /\s/.test(first) && process.platform !== 'win32'
      const [program, parameters] = isLine ? ['sh', ['-c', first]] : [first, rest]
      try {
        const { code } = await children.run(program, parameters, {
          cwd: folder,
          env: { ...process.env, CROSSBOOK_URL: url },
          onOutput: err,
        })
        return { verdict: code === 0 ? 'good' : code === SKIP_CODE ? 'skip' : 'bad', exitCode: code }
      } catch (error) {
        if (hasCode(error, 'ENOENT', 'EACCES')) return undefined
        throw error
      }
    },
  }
}

function answer(channel: ChannelName, good: ReleaseId, bad: ReleaseId, { suspects, trials }: Finding) {
  const facts = suspects.map(({ app, from = null, to = null, release, revision }) => {
    const { author, at, reason } = revision
    return { app, from, to, revision: revision.revision, release, author, at, reason }
  })
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
