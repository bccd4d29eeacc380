import {
  appNameSchema,
  appVersionSchema,
  channelNameSchema,
  check,
  type Checked,
  failure,
  success,
} from '@crossbook/contract'
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

/** What every answer is made from. */
export interface Answering extends Opened {
  reading: Reading
  run: RunRelease
}

type Asked = Readonly<Record<string, string>>
/** What a schema takes: parts of a path are always there, of a query perhaps. */
type Given = Readonly<Record<string, string | undefined>>

/** One document: `path` has `:name` where a part is given. Undefined is answered by "there is no such thing". */
interface Answer<Schema extends v.GenericSchema<Given, unknown>> {
  path: string
  schema: Schema
  document(answering: Answering, asked: v.InferOutput<Schema>): Promise<object | undefined>
}

/** Longest time that faults are looked back for: what reports are kept for. */
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
/** `wallet@1.4.0,earn@2.0.0`; nothing is none of them. */
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
/** A filter that the page leaves empty is none. */
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
  return async (answering: Answering, at: readonly string[], query: Asked) => {
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
      const said = await run(['rollout', 'status', of])
      return said.ok ? said.words : said.problems.join('\n')
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
    ({ reading }, asked) => faults(reading, asked),
  ),
  answer('search', v.object({ q: v.pipe(v.string(), v.maxLength(200)) }), ({ reading }, { q }) =>
    search(reading, q),
  ),
] as const

/**
 * The document at a path behind `/api/`: a sentence for an address that is wrong in form, null where there is no such thing, and
 * undefined where there is no such address.
 */
export async function documentAt(answering: Answering, path: string, query: Asked) {
  const at = path.split('/').map((part) => decoded(part))
  for (const ask of ANSWERS) {
    const found = await ask(answering, at, query)
    if (found) return found
  }
  return undefined
}

/** A part of an address as it was meant; as it stands where that is nothing. */
function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
