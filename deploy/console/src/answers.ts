import {
  appNameSchema,
  appVersionSchema,
  channelNameSchema,
  check,
  failure,
  success,
} from '@crossbook/contract'
import { decoded } from '@crossbook/network'
import * as v from 'valibot'
import type { Reading } from './reading/reading'
import type { RunRelease } from './runRelease'
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
const none = v.pipe(
  v.literal(''),
  v.transform(() => undefined),
)
/** Treats an empty filter like a missing one. */
const orNone = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.optional(v.union([none, schema]))

/**
 * One document. `path` contains `:name` for each given part, and `entries` are the schemas of these parts and of the query. The response
 * to undefined is "there is no such thing".
 */
function answer<Entries extends v.ObjectEntries>(
  path: string,
  entries: Entries,
  document: (
    answering: Answering,
    query: v.InferOutput<v.ObjectSchema<Entries, undefined>>,
  ) => Promise<object | undefined>,
) {
  const wanted = path.split('/')
  const schema = v.object(entries)
  return async (answering: Answering, at: readonly string[], query: Query) => {
    if (at.length !== wanted.length) return undefined
    const given: Record<string, string> = { ...query }
    for (const [index, part] of wanted.entries()) {
      const own = at[index] ?? ''
      if (part.startsWith(':')) given[part.slice(1)] = own
      else if (part !== own) return undefined
    }
    const checked = check(schema, given, 'The address')
    if (!checked.ok) return checked
    const found = await document(answering, checked.value)
    return found ? success(found) : failure(null)
  }
}

const [app, channel] = [appNameSchema, channelNameSchema]
const buildsPage = { before: v.optional(appVersionSchema), limit: limitOf(MOST_BUILDS) }

const ANSWERS = [
  answer('overview', {}, ({ reading, writes, place }) => overview(reading, { writes, place })),
  answer('channels/:channel', { channel }, ({ reading, run }, query) =>
    channelDetail(reading, run, query.channel),
  ),
  answer(
    'channels/:channel/history',
    { channel, before: v.optional(revision), limit: limitOf(MOST_ENTRIES) },
    ({ reading }, { channel: of, ...page }) => historyPage(reading, of, page),
  ),
  answer('channels/:channel/revisions/:revision', { channel, revision }, ({ reading }, query) =>
    revisionDetail(reading, query.channel, query.revision),
  ),
  answer('differences', { from: channel, to: channel }, ({ reading }, { from, to }) =>
    channelDifference(reading, from, to),
  ),
  answer('apps/:app', { app, ...buildsPage }, ({ reading }, { app: of, ...page }) =>
    appDetail(reading, of, page),
  ),
  answer('apps/:app/builds/:version', { app, version: appVersionSchema }, ({ reading }, build) =>
    buildDetail(reading, build),
  ),
  answer('fitting', { channel, app, with: chosenBuilds, ...buildsPage }, ({ reading }, query) =>
    fittingBuilds(reading, query),
  ),
  answer('mixes', {}, ({ reading }) => mixes(reading)),
  answer(
    'faults',
    { channel: orNone(channel), app: orNone(app), days: v.optional(numberIn(1, MOST_DAYS), '7') },
    ({ reading }, query) => faults(reading, query),
  ),
  answer('search', { q: v.pipe(v.string(), v.maxLength(200)) }, ({ reading }, { q }) => search(reading, q)),
]

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
