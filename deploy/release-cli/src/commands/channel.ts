import { type ChannelName, failure, success } from '@crossbook/contract'
import { changeSettings, settingsOf } from '@crossbook/releases'
import { type ChannelKey, type ChannelSettings, MOST_FALLBACKS, OPEN_TAB_DAYS } from '@crossbook/store'
import { keyId, rightText } from '@crossbook/trust'
import { authorOf } from '../terminal/author'
import { changedSettings, isChange, type SettingsChange } from '../terminal/changedSettings'
import { repairSite, syncSite } from '../terminal/channelSite'
import type { AddCommand, CommonOptions, CliContext, Outcome } from '../terminal/command'
import { allowArgument, instantArgument, teamArgument, trustArgument } from '../terminal/keyOptions'
import {
  channelArgument,
  newCommand,
  numberArgument,
  type OccasionOptions,
  requirementArgument,
  shareArgument,
  withOccasion,
} from '../terminal/options'
import { shortInstant, table } from '../terminal/output'

type ChannelOptions = CommonOptions & OccasionOptions & SettingsChange

/** `channel`: shows a channel's settings, or changes them. */
export const addChannel: AddCommand = (program, run) => {
  withOccasion(
    newCommand(program, 'channel', 'Show the settings of a channel, or change them', [
      'channel staging',
      'channel staging --accept-mixes --url https://staging.example',
      'channel production --auth-url /auth/v1 --auth-key <public key>',
      'channel production --allow promote,rollback,settings=<public key>   # its first key: your own',
      'channel production --team wallet=<public key> --expires 2027-12-31  # signs, promotes and rolls back wallet',
      'channel production --allow rollback=<public key>                    # on call: rolls back everything',
      'channel production --revoke wallet-team --since 2027-03-01',
      'channel production --commits-only --require staging:24 --require verified',
      'channel production --frozen-until 2026-12-27T12:00Z --reason "Holidays"',
    ]),
  )
    .argument('<name>', 'channel', channelArgument)
    .option('--accept-mixes', 'its site opens mixes of published versions')
    .option('--no-accept-mixes', 'its site opens none (as at first; right for production)')
    .option('--accept-staff', 'its rollouts may have a link by which staff see the next release')
    .option('--no-accept-staff', 'they have none (as at first)')
    .option(
      '--fallbacks <number>',
      'builds that its pages fall back on for one remote, one after another (3 unless set)',
      numberArgument(0, MOST_FALLBACKS),
    )
    .option(
      '--open-tab-days <number>',
      `how long its site serves the builds of a release that it shows no more, for tabs that are open (${OPEN_TAB_DAYS} unless set)`,
      numberArgument(0, 365),
    )
    .option('--commits-only', 'it takes versions of main alone: no branch, no changes that are in no commit')
    .option('--no-commits-only', 'it takes any published version')
    .option(
      '--require <what>',
      'staging:24: that channel has shown a build for so many hours; verified: release verify has passed with it',
      requirementArgument,
    )
    .option('--no-require', 'nothing has to have been shown or verified before')
    .option('--frozen-until <instant>', 'nothing is promoted until then; rollback works', instantArgument)
    .option('--no-frozen-until', 'promotions go on')
    .option('--auth-url <address>', 'where its static site finds sign-in: an address, or a path of its own')
    .option('--auth-key <key>', 'the public key of that sign-in')
    .option('--fault-url <address>', 'where its pages send fault reports')
    .option('--no-fault-url', 'its pages send none')
    .option(
      '--reports <share>',
      'its pages report faults, and visits and speed of this share of the visits, to a collector on its own origin: 100%',
      shareArgument,
    )
    .option('--no-reports', 'they report none (as at first)')
    .option('--url <origin>', 'where people reach its site, for printed links')
    .option('--no-url', 'nowhere in particular')
    .option(
      '--team <apps=key>',
      'a public key that signs, promotes and rolls back these applications alone',
      teamArgument,
    )
    .option('--trust <apps=key>', 'a public key that signs builds of these applications', trustArgument)
    .option(
      '--allow <rights=key>',
      'a public key that may promote, rollback, remove (all applications, or one: promote:wallet), settings, or none of them',
      allowArgument,
    )
    .option('--expires <when>', 'until when the keys of this command are good', instantArgument)
    .option('--revoke <key>', 'a key by its name or id, from which nothing is believed any more')
    .option('--since <when>', 'since when it is revoked (default: now)', instantArgument)
    .action((name: ChannelName, options: ChannelOptions) =>
      run(options, (context) => channel(context, name, options)),
    )
}

async function channel(context: CliContext, name: ChannelName, options: ChannelOptions): Promise<Outcome> {
  await repairSite(context, name)
  if (!isChange(options)) {
    const last = await context.store.readPointer(name)
    if (!last) return failure([{ kind: 'channelEmpty', channel: name }])
    const settings = settingsOf(last)
    return success({ document: { channel: name, ...last, settings }, text: settingsText(settings) })
  }
  const author = await authorOf(options.author, context)
  if (!author.ok) return author
  await context.store.checkRight(name, 'settings')
  const before = options.require ? options.require.shownBefore?.channel : undefined
  if (before !== undefined && !(await context.store.listChannels()).includes(before))
    return failure([{ kind: 'channelEmpty', channel: before }])
  const moved = await changeSettings(
    context.store,
    name,
    (settings) => changedSettings(settings, options, context.now()),
    { author: author.value, reason: options.reason ?? 'Settings', now: context.now },
  )
  if (!moved.ok) return moved
  const { isNew, ...revision } = moved.value
  if (!isNew)
    return success({
      document: { channel: name, changed: false, ...revision },
      text: `Channel ${name} is set so already; nothing was changed:\n${settingsText(settingsOf(revision))}`,
    })
  const shown = await syncSite(context, name)
  if (!shown.ok) return shown
  return success({
    document: { channel: name, changed: true, ...revision },
    text: `Channel ${name} is set (revision ${revision.revision}):\n${settingsText(settingsOf(revision))}`,
  })
}

function settingsText(settings: ChannelSettings) {
  const { acceptsMixes, acceptsStaff, fallbacks, openTabDays = OPEN_TAB_DAYS, site, url, keys } = settings
  return table([
    ['accepts mixes', acceptsMixes ? 'yes' : 'no'],
    ...(acceptsStaff ? [['staff', 'may be shown the next release of a rollout by its link']] : []),
    ...(fallbacks === undefined ? [] : [['falls back on', `${fallbacks} builds`]]),
    ['open tabs', `served for ${openTabDays} days after a release`],
    ...policyRows(settings),
    ['address', url ?? 'none set'],
    ['static site', site ? `signs in at ${site.authUrl}` : 'none: local sites show it'],
    ...(site ? [['fault reports', faultText(site)]] : []),
    ...(keys ?? []).map((key) => [`key ${key.name}`, keyText(key)]),
    ...(keys ? [] : [['keys', 'none: it trusts everybody who may write in the store']]),
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
    ...(commitsOnly ? [['takes', 'versions of main alone']] : []),
    ...(shownBefore ? [['requires', `${shownBefore.hours} hours on ${shownBefore.channel}`]] : []),
    ...(verified ? [['requires', 'verification together with all that it shows']] : []),
    ...(frozenUntil === undefined ? [] : [['frozen until', shortInstant(frozenUntil)]]),
  ]
}
