import { type ChannelName, failure, fallbackBuildsOf, success, visibleText } from '@crossbook/contract'
import {
  type AppAtVersion,
  appsOf,
  markBuild,
  readableRelease,
  readBuild,
  readMark,
} from '@crossbook/releases'
import type { Command } from 'commander'
import { authorOf } from '../terminal/author'
import type { AddCommand, CliContext, Outcome } from '../terminal/command'
import { buildArgument, newCommand, writtenArgument } from '../terminal/options'
import { readableChannels, repairSite } from '../terminal/channelSite'

interface MarkOptions {
  bad?: string
  good?: boolean
  author?: string
}

export const addMark: AddCommand = (program, run) => {
  newCommand(program, 'mark', 'Mark a build as bad, so that it cannot be promoted again', [
    'mark wallet@0.4.0 --bad "throws at load"',
    'mark wallet@0.4.0 --good                       # removes the mark',
  ])
    .argument('<app@version>', 'a published build', (text: string) => buildArgument(text))
    .option('--bad <text>', 'what is wrong with it', writtenArgument)
    .option('--good', 'remove the mark')
    .option('--author <name>', "author of the mark (default: git's user.name)")
    .action(([build]: readonly AppAtVersion[], options: MarkOptions, command: Command) => {
      if (!build || (options.bad === undefined) === (options.good === undefined))
        command.error('error: describe the problem with --bad "throws at load", or remove a mark with --good')
      return run(mark)(build, options)
    })
}

async function mark(
  context: CliContext,
  { app, version }: AppAtVersion,
  options: MarkOptions,
): Promise<Outcome> {
  const { store, now } = context
  if (!(await readBuild(store, app, version))) return failure([{ kind: 'notPublished', app, version }])
  if (options.bad === undefined) {
    const was = await readMark(store, app, version)
    await store.removeMark(app, version)
    await syncSites(context)
    return success({
      document: { app, version, bad: null },
      text: was
        ? `${app} ${version} is no longer marked; ${visibleText(was.author)} had written: ${visibleText(was.bad)}.`
        : `${app} ${version} had no mark.`,
    })
  }
  const author = await authorOf(options.author, context)
  if (!author.ok) return author
  const { bad } = options
  await markBuild(store, app, version, { bad, author: author.value, at: now().toISOString() })
  await syncSites(context)
  const uses = await usesOf(context, { app, version })
  return success({
    document: { app, version, bad, ...uses },
    text: [
      `${app} ${version} is marked as bad: it cannot be promoted, and later releases do not fall back on it.`,
      ...uses.shownOn.map(
        (channel) => `Channel ${channel} shows it now. Roll it back: pnpm release rollback ${channel} ${app}`,
      ),
      ...uses.behind.map(
        (channel) =>
          `Pages of channel ${channel} still list it as a fallback build. They do not find it and use the next older one.`,
      ),
    ].join('\n'),
  })
}

/** Takes a marked build off the sites that have it only to fall back on, or puts it there again. */
async function syncSites(context: CliContext) {
  for (const { channel } of await readableChannels(context.store, context.log))
    await repairSite(context, channel)
}

async function usesOf({ store, log }: CliContext, { app, version }: AppAtVersion) {
  const [shownOn, behind]: [ChannelName[], ChannelName[]] = [[], []]
  for (const { channel, last } of await readableChannels(store, log)) {
    const release = await readableRelease(store, last.release)
    if (!release) continue
    if (appsOf(release).get(app) === version) shownOn.push(channel)
    const fallbacks = fallbackBuildsOf(release, app)
    if (fallbacks.some((build) => build.version === version)) behind.push(channel)
  }
  return { shownOn, behind }
}
