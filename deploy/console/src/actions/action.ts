import { appNameSchema, appVersionSchema, channelNameSchema, mixIdSchema } from '@crossbook/contract'
import * as v from 'valibot'

const channel = channelNameSchema
/** A person's text for the history. */
const reasonSchema = v.pipe(v.string(), v.trim(), v.maxLength(500))
const builds = v.pipe(
  v.array(v.object({ app: appNameSchema, version: appVersionSchema })),
  v.minLength(1, 'must name a build'),
  v.maxLength(200),
)

/** Actions that the page may request; all others are refused. */
export const actionSchema = v.variant('kind', [
  v.object({ kind: v.literal('promote'), channel, apps: builds, reason: reasonSchema }),
  v.object({ kind: v.literal('rollback'), channel, apps: v.array(appNameSchema), reason: reasonSchema }),
  v.object({
    kind: v.literal('rollout'),
    ...{ channel, apps: builds, reason: reasonSchema },
    stages: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))), v.minLength(1)),
    every: v.pipe(v.string(), v.regex(/^\d{1,4}[mhd]$/, 'must be a time such as 15m, 2h or 1d')),
  }),
  v.object({
    kind: v.literal('mark'),
    // The channel is the one on which the build failed.
    ...{ channel, app: appNameSchema, version: appVersionSchema },
    reason: v.pipe(reasonSchema, v.minLength(1, 'must say what is wrong')),
  }),
  v.object({
    kind: v.literal('rolloutMove'),
    ...{ channel, reason: reasonSchema },
    move: v.picklist(['pause', 'resume', 'abort', 'finish']),
  }),
  v.object({
    kind: v.literal('mixCreate'),
    ...{ channel, apps: builds },
    name: v.pipe(v.string(), v.trim(), v.maxLength(80)),
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
  }),
  v.object({ kind: v.literal('mixEnd'), channel, id: mixIdSchema }),
])

/** An action whose form has been checked. */
export type CheckedAction = v.InferOutput<typeof actionSchema>

/** Returns the parameters of `pnpm release` that run the action. */
export function commandOf(action: CheckedAction): string[] {
  const { channel: on } = action
  switch (action.kind) {
    case 'promote':
      return ['promote', on, ...describeBuilds(action.apps), ...because(action.reason)]
    case 'rollback':
      return [
        ...['rollback', on, ...(action.apps.length > 0 ? action.apps : ['--all'])],
        ...because(action.reason),
      ]
    case 'rollout':
      return [
        ...['rollout', 'begin', on, ...describeBuilds(action.apps)],
        ...['--stages', action.stages.map((stage) => `${stage}%`).join(',')],
        ...['--every', action.every, '--detach', ...because(action.reason)],
      ]
    case 'mark':
      return ['mark', `${action.app}@${action.version}`, `--bad=${action.reason}`]
    case 'rolloutMove':
      return ['rollout', action.move, on, ...because(action.reason)]
    case 'mixCreate':
      return [
        ...['mix', 'create', on, ...describeBuilds(action.apps)],
        ...(action.name === '' ? [] : [`--name=${action.name}`]),
        ...['--days', String(action.days)],
      ]
    case 'mixEnd':
      return ['mix', 'end', on, action.id]
  }
}

/** Returns the command as a user would type it in a terminal. */
export function typed(parameters: readonly string[]) {
  const quoted = parameters.map((word) =>
    /^[\w@%=.,:/+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`,
  )
  return `pnpm release ${quoted.join(' ')}`
}

/** Names builds as the command line does, such as `wallet@1.4.0`. */
export function describeBuilds(apps: readonly { app: string; version: string }[]) {
  return apps.map(({ app, version }) => `${app}@${version}`)
}

/** Joins option and reason in one word, so that a reason that begins with dashes is not an option itself. */
function because(reason: string) {
  return reason === '' ? [] : [`--reason=${reason}`]
}
