import { type ChannelName, failure, type Mix, type MixId, success, visibleText } from '@crossbook/contract'
import { type AppAtVersion, createMix, endMix, mixLink, MOST_DAYS, settingsOf } from '@crossbook/releases'
import { showAndNotify } from '../hooks/deliverEvents'
import { authorOf } from '../terminal/author'
import { repairSite, syncSite } from '../terminal/channelSite'
import type { AddCommand, CliContext, Outcome } from '../terminal/command'
import { problemMessage } from '../terminal/messages'
import { type MixNow, mixesNow } from '../terminal/mixesNow'
import {
  BEYOND_RANGES,
  buildArgument,
  channelArgument,
  mixArgument,
  newCommand,
  numberArgument,
} from '../terminal/options'
import { indented, shortInstant, table } from '../terminal/output'
import { nameBuilds } from './promote'

export const addMix: AddCommand = (program, run) => {
  const mix = program
    .command('mix')
    .summary('Links that open a channel with other versions')
    .usage('create|list|end …')
  for (const add of [addCreate, addList, addEnd]) add(mix, run)
}

const DEFAULT_DAYS = 14

interface MixOptions {
  name?: string
  days: number
  pin?: boolean
  beyondRanges?: boolean
  author?: string
}

const addCreate: AddCommand = (mix, run) => {
  newCommand(mix, 'create', 'Create a link that opens a channel with other versions of some applications', [
    'mix create staging wallet@1.5.0-faster.3fa2b1c0de --name "Faster transfers"',
    'mix create staging wallet@1.5.0 --pin            # all other applications keep their current versions',
    'mix create staging host@2.1.0 wallet@1.5.0       # with another host, if all remotes fit',
    'mix create staging host@3.0.0 --beyond-ranges    # also remotes that do not accept its shared modules yet',
  ])
    .argument('<channel>', 'channel that accepts mixes', channelArgument)
    .argument('<app@version...>', 'published builds', buildArgument)
    .option('--name <text>', 'its name (default: its versions)')
    .option(
      '--days <number>',
      `days until it expires, at most ${MOST_DAYS}`,
      numberArgument(1, MOST_DAYS),
      DEFAULT_DAYS,
    )
    .option('--pin', 'also keep all other applications at their current versions')
    .option('--beyond-ranges', BEYOND_RANGES)
    .option('--author <name>', "its owner (default: git's user.name)")
    .action(run(create))
}

async function create(
  context: CliContext,
  channel: ChannelName,
  builds: readonly AppAtVersion[],
  { name, days, pin = false, beyondRanges = false, author }: MixOptions,
): Promise<Outcome> {
  const owner = await authorOf(author, context)
  if (!owner.ok) return owner
  await repairSite(context, channel)
  const { store, now } = context
  const made = await createMix(store, {
    channel,
    builds,
    name: name ?? nameBuilds(builds),
    owner: owner.value,
    days,
    pin,
    beyondRanges,
    now,
  })
  if (!made.ok) return made
  const served = await showAndNotify(context, channel)
  if (!served.ok) return served
  const { url } = settingsOf(await store.readPointer(channel))
  const { remotes: _, integrity: __, ...facts } = made.value
  return success({
    document: { ...facts, link: url === undefined ? null : mixLink(url, facts.id) },
    text: [
      `Mix ${facts.id} (${visibleText(facts.name)}) is open until ${shortInstant(facts.expiresAt)}:`,
      indented(replacedText(made.value)),
      pin
        ? 'All other applications keep their current versions.'
        : `Other applications follow channel ${channel}.`,
      ...(made.value.beyondRanges
        ? ['It is for trial only: its pages name the remotes that do not accept the host’s shared modules.']
        : []),
      linkText(made.value, url),
    ].join('\n'),
  })
}

/** `wallet 1.4.0 instead of 1.3.0`, one a line. */
function replacedText({ replaced }: Pick<Mix, 'replaced'>) {
  return replaced
    .map(
      ({ app, from, to }) =>
        `${app} ${to}${from === null ? ', which the channel does not have' : ` instead of ${from}`}`,
    )
    .join('\n')
}

function linkText({ channel, id }: Mix, url: string | undefined) {
  if (url !== undefined) return visibleText(mixLink(url, id))
  return `Channel ${channel} has no address set (channel ${channel} --url …). On this machine: pnpm release serve ${channel}, then open ${mixLink('http://localhost:3000', id)}`
}

const addList: AddCommand = (mix, run) => {
  newCommand(mix, 'list', 'List the open mixes of a channel, newest first', ['mix list staging --all'])
    .argument('<channel>', 'channel', channelArgument)
    .option('--all', 'also those that have ended')
    .action(run(list))
}

async function list(
  context: CliContext,
  channel: ChannelName,
  { all = false }: { all?: boolean },
): Promise<Outcome> {
  await repairSite(context, channel)
  if (!(await context.store.readPointer(channel))) return failure([{ kind: 'channelEmpty', channel }])
  const { mixes, problems } = await mixesNow(context, channel)
  for (const problem of problems) context.log(problemMessage(problem))
  const listed = mixes.filter(({ isOpen }) => all || isOpen)
  const rows = listed.map((one) => [
    one.mix.id,
    stateOf(one),
    one.mix.owner,
    one.mix.name,
    one.differences.map(({ app, to }) => `${app} ${to ?? 'left out'}`).join(', ') || 'as the channel',
    [
      ...(one.mix.follows ? [] : ['pinned']),
      ...(one.misfit === undefined ? [] : [`does not fit: ${one.misfit}`]),
    ].join(', '),
  ])
  return success({
    document: {
      channel,
      mixes: listed.map(({ mix: { remotes: _, integrity: __, ...facts }, ...now }) => ({ ...facts, ...now })),
      unreadable: problems.map((problem) => ({ ...problem, message: problemMessage(problem) })),
    },
    text: rows.length === 0 ? `Channel ${channel} has no ${all ? '' : 'open '}mix.` : table(rows),
  })
}

function stateOf({ mix, isOpen }: MixNow) {
  if (mix.endedAt !== undefined) return `ended ${shortInstant(mix.endedAt)}`
  return `${isOpen ? 'until' : 'expired'} ${shortInstant(mix.expiresAt)}`
}

const addEnd: AddCommand = (mix, run) => {
  newCommand(mix, 'end', 'End a mix: its link then shows the channel and a notice', [
    'mix end staging m0123456789abcdef',
  ])
    .argument('<channel>', 'channel', channelArgument)
    .argument('<mix>', 'its id, as mix list shows it', mixArgument)
    .action(run(end))
}

async function end(context: CliContext, channel: ChannelName, id: MixId): Promise<Outcome> {
  await repairSite(context, channel)
  const ended = await endMix(context.store, channel, id, context.now())
  if (!ended.ok) return failure([ended.problem])
  const served = await syncSite(context, channel)
  if (!served.ok) return served
  const { remotes: _, integrity: __, ...facts } = ended.value
  return success({ document: facts, text: `Mix ${id} (${visibleText(facts.name)}) is over.` })
}
