import {
  appNameSchema,
  appVersionSchema,
  channelNameSchema,
  check,
  type Checked,
  failure,
  success,
} from '@crossbook/contract'
import { decoded } from '@crossbook/network'
import * as v from 'valibot'
import type { RunRelease } from './actions/actions'
import type { Reading } from './reading/reading'
import { appDetail, buildDetail, MOST_BUILDS } from './views/apps'
import { channelDetail } from './views/channel'
import { faults } from './views/faults'
import { fittingBuilds } from './views/fitting'
import { channelDifference, historyPage, MOST_ENTRIES, revisionDetail } from './views/history'
import { mixes } from './views/mixes'
import { type Opened, overview } from './views/overview'
import { search } from './views/search'

/** The sources of all responses. */
export interface Answering extends Opened {
  reading: Reading
  run: RunRelease
}

type Query = Readonly<Record<string, string>>
/** Input of a schema. Parts of a path are always present; those of a query may be missing. */
type Given = Readonly<Record<string, string | undefined>>

/** One document. `path` contains `:name` for each given part. The response to undefined is "there is no such thing". */
interface Answer<Schema extends v.GenericSchema<Given, unknown>> {
  path: string
  schema: Schema
  document(answering: Answering, query: v.InferOutput<Schema>): Promise<object | undefined>
}

/** The longest period of faults in days, which is also how long reports are kept. */
const MOST_DAYS = 30
const USUAL_ENTRIES = 50

function numberIn(least: number, most: number) {
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least),
    v.maxValue(most),
  )
}

const revision = numberIn(1, 1_000_000_000)
const limitOf = (most: number) => v.optional(numberIn(1, most), String(USUAL_ENTRIES))
/** Parses `wallet@1.4.0,earn@2.0.0`. An empty text means no builds. */
const chosenBuilds = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => (text === '' ? [] : text.split(',').map((build) => build.split('@')))),
    v.array(v.tuple([appNameSchema, appVersionSchema])),
    v.maxLength(MOST_BUILDS),
    v.transform((builds) => builds.map(([app, version]) => ({ app, version }))),
  ),
  '',
)
/** Treats an empty filter like a missing one. */
const orNone = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      schema,
    ]),
  )

function answer<Schema extends v.GenericSchema<Given, unknown>>(
  path: string,
  schema: Schema,
  document: Answer<Schema>['document'],
) {
  const wanted = path.split('/')
  return async (answering: Answering, at: readonly string[], query: Query) => {
    if (at.length !== wanted.length) return undefined
    const given: Record<string, string> = { ...query }
    for (const [index, part] of wanted.entries()) {
      const own = at[index] ?? ''
      if (part.startsWith(':')) given[part.slice(1)] = own
      else if (part !== own) return undefined
    }
    const checked: Checked<v.InferOutput<Schema>> = check(schema, given, 'The address')
    if (!checked.ok) return checked
    const found = await document(answering, checked.value)
    return found ? success(found) : failure(null)
  }
}

const ANSWERS = [
  answer('overview', v.object({}), ({ reading, writes, place }) => overview(reading, { writes, place })),
  answer('channels/:channel', v.object({ channel: channelNameSchema }), ({ reading, run }, { channel }) =>
    channelDetail(reading, channel, async (of) => {
      const status = await run(['rollout', 'status', of])
      return status.ok ? status.output : status.problems.join('\n')
    }),
  ),
  answer(
    'channels/:channel/history',
    v.object({ channel: channelNameSchema, before: v.optional(revision), limit: limitOf(MOST_ENTRIES) }),
    ({ reading }, { channel, ...page }) => historyPage(reading, channel, page),
  ),
  answer(
    'channels/:channel/revisions/:revision',
    v.object({ channel: channelNameSchema, revision }),
    ({ reading }, { channel, revision: wanted }) => revisionDetail(reading, channel, wanted),
  ),
  answer(
    'differences',
    v.object({ from: channelNameSchema, to: channelNameSchema }),
    ({ reading }, { from, to }) => channelDifference(reading, from, to),
  ),
  answer(
    'apps/:app',
    v.object({ app: appNameSchema, before: v.optional(appVersionSchema), limit: limitOf(MOST_BUILDS) }),
    ({ reading }, { app, ...page }) => appDetail(reading, app, page),
  ),
  answer(
    'apps/:app/builds/:version',
    v.object({ app: appNameSchema, version: appVersionSchema }),
    ({ reading }, build) => buildDetail(reading, build),
  ),
  answer(
    'fitting',
    v.object({
      ...{ channel: channelNameSchema, app: appNameSchema, with: chosenBuilds },
      ...{ before: v.optional(appVersionSchema), limit: limitOf(MOST_BUILDS) },
    }),
    ({ reading }, { channel, app, with: chosen, ...page }) =>
      fittingBuilds(reading, { channel, app, chosen, ...page }),
  ),
  answer('mixes', v.object({}), ({ reading }) => mixes(reading)),
  answer(
    'faults',
    v.object({
      channel: orNone(channelNameSchema),
      app: orNone(appNameSchema),
      days: v.optional(numberIn(1, MOST_DAYS), '7'),
    }),
    ({ reading }, query) => faults(reading, query),
  ),
  answer('search', v.object({ q: v.pipe(v.string(), v.maxLength(200)) }), ({ reading }, { q }) =>
    search(reading, q),
  ),
] as const

/**
 * Returns the document at a path behind `/api/`. Fails with a message for a malformed address, and with null when there is no such thing.
 * Undefined when there is no such address.
 */
export async function documentAt(answering: Answering, path: string, query: Query) {
  const at = path.split('/').map((part) => decoded(part))
  for (const answer of ANSWERS) {
    const found = await answer(answering, at, query)
    if (found) return found
  }
  return undefined
}
