import { type ChannelName, type Mix, success, visibleText } from '@crossbook/contract'
import { type AppAtVersion, createMix, mixLink, MOST_DAYS, settingsOf } from '@crossbook/releases'
import { authorOf } from '../terminal/author'
import { repairSite } from '../terminal/channelSite'
import type { AddCommand, CommonOptions, CliContext, Outcome } from '../terminal/command'
import {
  BEYOND_RANGES,
  buildArgument,
  channelArgument,
  newCommand,
  numberArgument,
} from '../terminal/options'
import { indented, shortInstant } from '../terminal/output'
import { showAndNotify } from '../hooks/notifyHooks'
import { nameBuilds } from './promote'

const DEFAULT_DAYS = 14

interface MixOptions extends CommonOptions {
  name?: string
  days: number
  pin?: boolean
  beyondRanges?: boolean
  author?: string
}

/** `mix create`: other versions of some applications, by link. */
export const addMixCreate: AddCommand = (mix, run) => {
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
    .action((channel: ChannelName, builds: readonly AppAtVersion[], options: MixOptions) =>
      run(options, (context) => create(context, channel, builds, options)),
    )
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
