import { type ChannelName, check, failure, isOpen, type Result, success } from '@crossbook/contract'
import { readHistory, readMixes } from '@crossbook/releases'
import { documentBytes, LAYOUT, type Store, type StoredFiles } from '@crossbook/store'
import { parsedJson } from '@crossbook/web-files'
import * as v from 'valibot'
import type { CliContext } from '../terminal/command'
import { type HookEvent, mixEvent, revisionEvent } from './hookEvents'
import { readHookSettings } from './hookSettings'
import { sendEvent, type Wait } from './sendEvent'

/** Delivered events of a channel: everything up to a revision, and these of its open mixes. */
const markSchema = v.object({
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  mixes: v.array(v.string()),
})

type Delivery = v.InferOutput<typeof markSchema>

/** Maximum age in milliseconds of events of a channel without earlier deliveries. */
const NEWS_MS = 10 * 60 * 1000

/** Maximum number of revisions in one delivery. Only the last ones are delivered, because a chat is no archive. */
const MOST_REVISIONS = 50

interface Place extends Pick<CliContext, 'environment' | 'now'> {
  store: Store
  files: StoredFiles
}

/**
 * Delivers the events of a channel since the last delivery to the receiver in the environment, and returns their number. The pending
 * events follow from the store alone, so the next command delivers the events of a killed command. An event may be delivered twice,
 * under the same id. The problem is a sentence.
 */
export async function deliverEvents(
  place: Place,
  channel: ChannelName,
  wait?: Wait,
): Promise<Result<number, string>> {
  const settings = readHookSettings(place.environment)
  if (!settings.ok || !settings.value) return settings.ok ? success(0) : settings
  const delivery = await readDelivery(place, channel)
  const { events, start, end } = await pendingEvents(place, channel, delivery)
  // An event that is recent now may not be when the receiver finally answers.
  if (!delivery) await writeDelivery(place, channel, start)
  let delivered = 0
  for (const { event, after } of events) {
    const sent = await sendEvent(settings.value, event, { ...place, wait })
    if (!sent.ok)
      return failure(
        `Channel ${channel}: ${events.length - delivered} events could not be delivered to the receiver of CROSSBOOK_HOOK_URL: ${sent.problem}. The next command that moves the channel tries again; pnpm release hooks ${channel} does so now.`,
      )
    delivered++
    await writeDelivery(place, channel, after)
  }
  if (JSON.stringify(end) !== JSON.stringify(delivery)) await writeDelivery(place, channel, end)
  return success(delivered)
}

interface PendingEvents {
  /** Oldest first, each with the state after its delivery. */
  events: { event: HookEvent; after: Delivery }[]
  /** The state before them, and after all of them. */
  start: Delivery
  end: Delivery
}

async function pendingEvents(
  { store, now }: Place,
  channel: ChannelName,
  delivery: Delivery | undefined,
): Promise<PendingEvents> {
  const since = new Date(now().getTime() - NEWS_MS).toISOString()
  const history = (await readHistory(store, channel, MOST_REVISIONS)).reverse()
  const { mixes } = await readMixes(store, channel)
  const open = mixes.filter((mix) => isOpen(mix, now())).reverse()
  const isNews = (at: string, isDelivered: boolean | undefined) =>
    isDelivered === undefined ? at >= since : !isDelivered
  const last = Math.max(delivery?.revision ?? 0, history.at(-1)?.revision ?? 0)
  // Mixes that have ended are not reported, and need not be remembered.
  const known = open.filter(({ id, createdAt }) => !isNews(createdAt, delivery?.mixes.includes(id))).map(idOf)

  const events: PendingEvents['events'] = []
  for (const entry of history) {
    const event = revisionEvent(channel, entry)
    if (!event || !isNews(entry.at, delivery && entry.revision <= delivery.revision)) continue
    events.push({ event, after: { revision: entry.revision, mixes: known } })
  }
  const all = [...known]
  for (const mix of open) {
    if (!isNews(mix.createdAt, delivery?.mixes.includes(mix.id))) continue
    all.push(mix.id)
    events.push({ event: mixEvent(mix), after: { revision: last, mixes: [...all] } })
  }
  const [first] = history.filter(({ at, revision }) => isNews(at, delivery && revision <= delivery.revision))
  return {
    events,
    start: { revision: first ? first.revision - 1 : last, mixes: known },
    end: { revision: last, mixes: all },
  }
}

function idOf({ id }: { id: string }) {
  return id
}

/** Undefined if nothing has been delivered yet, or if the document cannot be read: recent events are delivered again. */
async function readDelivery({ files }: Place, channel: ChannelName): Promise<Delivery | undefined> {
  const document = parsedJson(await files.read(LAYOUT.delivery(channel)))
  const checked = check(markSchema, document, 'Delivered events')
  return checked.ok ? checked.value : undefined
}

function writeDelivery({ files }: Place, channel: ChannelName, delivery: Delivery) {
  return files.put(LAYOUT.delivery(channel), documentBytes(delivery))
}
