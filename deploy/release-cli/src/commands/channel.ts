import { type ChannelName, failure, success } from '@crossbook/contract'
import { changeSettings, settingsOf } from '@crossbook/releases'
import { type ChannelKey, type ChannelSettings, MOST_FALLBACKS, OPEN_TAB_DAYS } from '@crossbook/store'
import { keyId, rightText } from '@crossbook/trust'
import { occasionOf } from '../terminal/author'
import { changedSettings, type SettingsChange } from '../terminal/changedSettings'
import { readableChannels, repairSite, syncSite } from '../terminal/channelSite'
import type { AddCommand, CommonOptions, CliContext, Outcome } from '../terminal/command'
import { allowArgument, instantArgument, teamArgument, trustArgument } from '../terminal/keyOptions'
import {
  channelArgument,
  newCommand,
  numberArgument,
  type MoveOptions,
  requirementArgument,
  shareArgument,
  withOccasion,
} from '../terminal/options'
import { shortInstant, table } from '../terminal/output'

type ChannelOptions = CommonOptions & MoveOptions & SettingsChange

export const addChannel: AddCommand = (program, run) => {
  newCommand(
    program,
    'channel',
    'Show the settings of a channel, or change them',
    [
      'channel staging',
      'channel staging --accept-mixes --url https://staging.example',
      'channel production --auth-url /auth/v1 --auth-key <public key>',
      'channel production --allow promote,rollback,settings=<public key>   # its first key: your own',
      'channel production --team wallet=<public key> --expires 2027-12-31  # signs, promotes and rolls back wallet',
      'channel production --allow rollback=<public key>                    # on call: rolls back everything',
      'channel production --revoke wallet-team --since 2027-03-01',
      'channel production --commits-only --require staging:24 --require verified',
      'channel production --frozen-until 2026-12-27T12:00Z --reason "Holidays"',
    ],
    [withOccasion],
  )
    .argument('<name>', 'channel', channelArgument)
    .option('--accept-mixes', 'allow mixes of published versions on its site')
    .option('--no-accept-mixes', 'allow no mixes (default; recommended for production)')
    .option('--accept-staff', 'allow rollouts to have a link that shows staff the next release')
    .option('--no-accept-staff', 'allow no staff links (default)')
    .option(
      '--fallbacks <number>',
      'number of fallback builds for each remote (default: 3)',
      numberArgument(0, MOST_FALLBACKS),
    )
    .option(
      '--open-tab-days <number>',
      `days for which its site serves the builds of past releases to open tabs (default: ${OPEN_TAB_DAYS})`,
      numberArgument(0, 365),
    )
    .option('--commits-only', 'accept only versions of main: no branches, no uncommitted changes')
    .option('--no-commits-only', 'accept any published version (default)')
    .option(
      '--require <what>',
      'staging:24: accept builds that staging has shown for 24 hours; verified: accept builds that passed release verify',
      requirementArgument,
    )
    .option('--no-require', 'remove these requirements')
    .option('--frozen-until <instant>', 'block promotions until then; rollbacks still work', instantArgument)
    .option('--no-frozen-until', 'allow promotions again')
    .option('--auth-url <address>', 'sign-in address for its static site: a URL, or a path on the site')
    .option('--auth-key <key>', 'public key of that sign-in service')
    .option('--fault-url <address>', 'address to which its pages send fault reports')
    .option('--no-fault-url', 'send no fault reports there (default)')
    .option(
      '--reports <share>',
      'report all faults, and visits and speed for this share of visits such as 100%, to a collector on the site’s origin',
      shareArgument,
    )
    .option('--no-reports', 'send no such reports (default)')
    .option('--url <origin>', 'address of its site, for printed links')
    .option('--no-url', 'remove the address')
    .option(
      '--team <apps=key>',
      'public key that may sign, promote and roll back these applications only',
      teamArgument,
    )
    .option('--trust <apps=key>', 'public key that may sign builds of these applications', trustArgument)
    .option(
      '--allow <rights=key>',
      'public key and its rights: promote, rollback, remove (for all applications, or for one: promote:wallet), settings, or none',
      allowArgument,
    )
    .option('--expires <when>', 'expiry of the keys in this command', instantArgument)
    .option('--revoke <key>', 'revoke this key, given by its name or id')
    .option('--since <when>', 'time of the revocation (default: now)', instantArgument)
    .action(run(channel))
}

/** Options that change no setting. */
const OTHER_OPTIONS = ['author', 'json', 'reason', 'store']

async function channel(context: CliContext, channel: ChannelName, options: ChannelOptions): Promise<Outcome> {
  const { store, now } = context
  await repairSite(context, channel)
  if (Object.keys(options).every((name) => OTHER_OPTIONS.includes(name))) {
    const last = await store.readPointer(channel)
    if (!last) return failure([{ kind: 'channelEmpty', channel }])
    const settings = settingsOf(last)
    return success({ document: { channel, ...last, settings }, text: settingsText(settings) })
  }
  const occasion = await occasionOf(context, 'Settings', options)
  if (!occasion.ok) return occasion
  await store.checkRight(channel, 'settings')
  const before = options.require ? options.require.shownBefore?.channel : undefined
  if (before !== undefined && !(await store.listChannels()).includes(before))
    return failure([{ kind: 'channelEmpty', channel: before }])
  const moved = await changeSettings(
    store,
    channel,
    (settings) => changedSettings(settings, options, now()),
    occasion.value,
  )
  if (!moved.ok) return moved
  const { isNew: isChanged, ...revision } = moved.value
  const shown = isChanged ? await syncSite(context, channel) : success(undefined)
  if (!shown.ok) return shown
  const outcome = isChanged
    ? `is set (revision ${revision.revision})`
    : 'already has these settings; nothing was changed'
  return success({
    document: { channel, changed: isChanged, ...revision },
    text: `Channel ${channel} ${outcome}:\n${settingsText(settingsOf(revision))}`,
  })
}

function settingsText(settings: ChannelSettings) {
  const { acceptsMixes, acceptsStaff, fallbacks, openTabDays = OPEN_TAB_DAYS, site, url, keys } = settings
  return table([
    ['accepts mixes', acceptsMixes ? 'yes' : 'no'],
    ...(acceptsStaff ? [['staff', 'can see the next release of a rollout with a link']] : []),
    ...(fallbacks === undefined ? [] : [['falls back on', `${fallbacks} builds`]]),
    ['open tabs', `served for ${openTabDays} days after a release`],
    ...policyRows(settings),
    ['address', url ?? 'none set'],
    ['static site', site ? `signs in at ${site.authUrl}` : 'none: local sites show it'],
    ...(site ? [['fault reports', faultText(site)]] : []),
    ...(keys ?? []).map((key) => [`key ${key.name}`, keyText(key)]),
    ...(keys ? [] : [['keys', 'none: it trusts everyone with write access to the store']]),
  ])
}

function faultText({ faultUrl, reports }: NonNullable<ChannelSettings['site']>) {
  const places = [reports?.url, faultUrl].filter((place) => place !== undefined)
  return places.length === 0 ? 'to the console only' : `to the console and ${places.join(' and ')}`
}

/** `k0123…, signs wallet, may promote, until 2027-12-31 00:00 UTC`. */
function keyText({ key, builds, may, expiresAt, revokedAt }: ChannelKey) {
  return [
    keyId(key),
    ...(builds.length > 0 ? [`signs ${builds.join(' and ')}`] : []),
    ...(may.length > 0 ? [`may ${new Intl.ListFormat('en').format(may.map(rightText))}`] : []),
    ...(expiresAt === undefined ? [] : [`until ${shortInstant(expiresAt)}`]),
    ...(revokedAt === undefined ? [] : [`revoked since ${shortInstant(revokedAt)}`]),
  ].join(', ')
}

function policyRows({ commitsOnly, shownBefore, verified, frozenUntil }: ChannelSettings) {
  return [
    ...(commitsOnly ? [['accepts', 'only versions of main']] : []),
    ...(shownBefore ? [['requires', `${shownBefore.hours} hours on ${shownBefore.channel}`]] : []),
    ...(verified ? [['requires', 'verification together with its other builds']] : []),
    ...(frozenUntil === undefined ? [] : [['frozen until', shortInstant(frozenUntil)]]),
  ]
}

export const addChannels: AddCommand = (program, run) => {
  newCommand(program, 'channels', 'List the channels and what they show', ['channels']).action(
    run(listChannels),
  )
}

async function listChannels({ store, log }: CliContext): Promise<Outcome> {
  const channels = await readableChannels(store, log)
  const found = channels.map(({ channel, last }) => ({ channel, ...last }))
  const rows = found.map(({ channel, release, at, author, settings }) => [
    channel,
    release,
    shortInstant(at),
    author,
    settings?.acceptsMixes ? 'accepts mixes' : '',
    settings?.url ?? '',
  ])
  return success({
    document: { channels: found },
    text: rows.length === 0 ? 'The store has no channels yet. Create one with promote.' : table(rows),
  })
}
