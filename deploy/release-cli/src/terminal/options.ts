import {
  type AppName,
  appNameSchema,
  appVersionSchema,
  type ChannelName,
  channelNameSchema,
  check,
  type MixId,
  mixIdSchema,
  type ReleaseId,
  releaseIdSchema,
  routePathSchema,
  writtenTextSchema,
} from '@crossbook/contract'
import { type AppAtVersion, type Confirmed, isUnsafePort, unsafePortMessage } from '@crossbook/releases'
import type { ChannelSettings } from '@crossbook/store'
import { type Command, InvalidArgumentError } from 'commander'
import type * as v from 'valibot'

/** Name of the commands that a group runs if no subcommand is named. */
export const DEFAULT_COMMAND = 'begin'

/** Adds a command with the common options and those that `adds` bring. `examples` are printed below its help. */
export function newCommand(
  program: Command,
  name: string,
  summary: string,
  examples: readonly string[],
  adds: readonly ((command: Command) => Command)[] = [],
) {
  const command = program
    .command(name, { isDefault: name === DEFAULT_COMMAND })
    .summary(summary)
    .description(summary)
    .option(
      '--store <place>',
      'folder or s3://bucket/prefix of the store (CROSSBOOK_STORE, else .crossbook/store)',
    )
    .option('--json', 'one JSON document on standard output, for scripts')
    .addHelpText('after', `\nExamples:\n${examples.map((example) => `  pnpm release ${example}`).join('\n')}`)
  return adds.reduce((added, add) => add(added), command)
}

export const BEYOND_RANGES =
  'for trial: also remotes whose peerDependencies do not accept the modules of the new host'

/** Options of commands that move a channel. Each has those that it adds with the functions below. */
export interface MoveOptions {
  author?: string
  reason?: string
  endRollout?: boolean
  gone?: readonly string[]
  public?: readonly string[]
}

export function withOccasion(command: Command) {
  return command
    .option('--author <name>', "author of this change (default: git's user.name)")
    .option('--reason <text>', 'reason, for the history', writtenArgument)
}

/** Adds the option for commands that move a channel on which a rollout may run. */
export function withEndRollout(command: Command) {
  return command.option('--end-rollout', 'end a running rollout; its users are rolled back')
}

export function withMeaning(command: Command) {
  return command
    .option('--gone <path>', 'confirm that this path is removed (may be repeated)', pathArgument)
    .option('--public <path>', 'confirm that this path becomes public (may be repeated)', pathArgument)
}

export function meaningOf({ gone = [], public: opened = [] }: MoveOptions): Confirmed {
  return { gone, opened }
}

export function pathArgument(text: string, gathered: readonly string[] = []) {
  return [...gathered, parsed(routePathSchema, text, `Path "${text}"`)]
}

const MOST_CHARACTERS = 500

export function writtenArgument(text: string) {
  return parsed(writtenTextSchema(MOST_CHARACTERS), text, 'It')
}

export function channelArgument(text: string): ChannelName {
  return parsed(channelNameSchema, text, `Channel "${text}"`)
}

export function releaseArgument(text: string): ReleaseId {
  return parsed(releaseIdSchema, text, `Release "${text}"`)
}

export function mixArgument(text: string): MixId {
  return parsed(mixIdSchema, text, `Mix "${text}"`)
}

/** Parses a release's id, or a channel's name for its current release. Text that could be either is a release. */
export function releaseOrChannelArgument(text: string): ReleaseOrChannel {
  const release = check(releaseIdSchema, text, 'Release')
  if (release.ok) return { release: release.value }
  const channel = check(channelNameSchema, text, 'Channel')
  if (channel.ok) return { channel: channel.value }
  throw new InvalidArgumentError(`"${text}" is neither a release such as r0123456789abcdef nor a channel.`)
}

export type Shown = ReleaseOrChannel | AppAtVersion

/** Parses a build if the text contains `@`, otherwise a release or channel. */
export function shownArgument(text: string): Shown {
  const [build] = text.includes('@') ? buildArgument(text) : []
  return build ?? releaseOrChannelArgument(text)
}

export type ReleaseOrChannel = { release: ReleaseId } | { channel: ChannelName }

export interface RollbackTarget {
  apps?: readonly AppName[]
  release?: ReleaseId
}

/** Gathers the applications of a rollback, or one release. Text that could be either is a release. */
export function rollbackArgument(text: string, gathered?: RollbackTarget): RollbackTarget {
  const release = check(releaseIdSchema, text, 'Release')
  if (release.ok ? gathered : gathered?.release)
    throw new InvalidArgumentError('Name either applications or one release.')
  return release.ok ? { release: release.value } : { apps: appArgument(text, gathered?.apps) }
}

/** Gathers names of applications; one named twice counts once. */
export function appArgument(text: string, gathered: readonly AppName[] = []): readonly AppName[] {
  return [...new Set([...gathered, oneAppArgument(text)])]
}

export function oneAppArgument(text: string): AppName {
  const name = check(appNameSchema, text, 'App')
  if (name.ok) return name.value
  throw new InvalidArgumentError(
    text.includes('@')
      ? `"${text}" names a version; name the application alone, such as ${text.split('@')[0] ?? 'wallet'}.`
      : `"${text}" is neither an application such as wallet nor a release such as r0123456789abcdef.`,
  )
}

/** Gathers `app@version` arguments; an app named twice is refused. */
export function buildArgument(text: string, gathered: readonly AppAtVersion[] = []): readonly AppAtVersion[] {
  const [app, version, ...rest] = text.split('@')
  if (version === undefined || rest.length > 0)
    throw new InvalidArgumentError(`"${text}" is not a build; write app@version, such as wallet@1.4.0.`)
  const name = parsed(appNameSchema, app, `App "${app}"`)
  if (gathered.some((build) => build.app === name))
    throw new InvalidArgumentError(`${name} is named twice; a release has one version of each app.`)
  return [...gathered, { app: name, version: parsed(appVersionSchema, version, `Version "${version}"`) }]
}

/** Requirements of a channel for builds. Missing ones are unchanged. */
export interface Requirement {
  shownBefore?: NonNullable<ChannelSettings['shownBefore']>
  verified?: true
}

/** Gathers `verified`, and `staging:24`: a channel, and the hours that a build must have been shown there. */
export function requirementArgument(text: string, gathered: Requirement = {}): Requirement {
  if (text === 'verified') return { ...gathered, verified: true }
  const [channel = '', hours = '', ...rest] = text.split(':')
  if (!/^[1-9]\d{0,4}$/.test(hours) || rest.length > 0)
    throw new InvalidArgumentError(
      `"${text}" is neither a channel with hours, such as staging:24, nor "verified".`,
    )
  return { ...gathered, shownBefore: { channel: channelArgument(channel), hours: Number(hours) } }
}

export function numberArgument(least: number, most = Number.MAX_SAFE_INTEGER) {
  return (text: string) => {
    const number = Number(text)
    if (/^\d+$/.test(text) && number >= least && number <= most) return number
    throw new InvalidArgumentError(
      `"${text}" is not a whole number ${most === Number.MAX_SAFE_INTEGER ? `from ${least} on` : `from ${least} to ${most}`}.`,
    )
  }
}

/** `10%`: a share, from 0 to 1. */
export function shareArgument(text: string): number {
  const [, percent] = /^(\d{1,3})\s*%$/.exec(text) ?? []
  if (percent !== undefined && Number(percent) <= 100) return Number(percent) / 100
  throw new InvalidArgumentError(`"${text}" is not a share; write a percentage, such as 100% or 10%.`)
}

/** A port for a server of pages; 0 for a free one. */
export function portArgument(text: string): number {
  const port = numberArgument(0, 65_535)(text)
  if (isUnsafePort(port)) throw new InvalidArgumentError(unsafePortMessage('The port', port))
  return port
}

/** Checks an argument by a schema. Throws the error that the parser prints. */
export function parsed<S extends v.GenericSchema>(schema: S, text: unknown, what: string): v.InferOutput<S> {
  const checked = check(schema, text, what)
  if (checked.ok) return checked.value
  throw new InvalidArgumentError(`${checked.problem}.`)
}
