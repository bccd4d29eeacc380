import { type ChannelName, check, failure, isOpen, type Mix, type Result, success } from '@crossbook/contract'
import { type HistoryEntry, readHistory, readMixes } from '@crossbook/releases'
import { documentBytes, LAYOUT, type Store, type StoredFiles } from '@crossbook/store'
import { parsedJson } from '@crossbook/web-files'
import * as v from 'valibot'
import { syncSite } from '../terminal/channelSite'
import type { CliContext } from '../terminal/command'
import { errorMessage } from '../terminal/messages'
import { mixEvent, revisionEvent } from './hookEvents'
import { readHookSettings, sendEvent, type Wait } from './sendEvent'

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

/** Publishes a channel's new revision or mix on its site, and delivers its events. */
export async function showAndNotify(context: CliContext, channel: ChannelName) {
  const shown = await syncSite(context, channel)
  if (shown.ok) await notifyHooks(context, channel)
  return shown
}

/** Delivers the events of a command on a channel. A failed delivery is printed and does not undo the command. */
export async function notifyHooks(context: CliContext, channel: ChannelName) {
  try {
    const delivered = await deliverEvents(context, channel)
    if (!delivered.ok) context.log(delivered.problem)
  } catch (error) {
    context.log(`No notification was sent: ${errorMessage(error)}`)
  }
}

interface Place extends Pick<CliContext, 'environment' | 'now'> {
  store: Store
  files: StoredFiles
}

/**
 * Delivers the pending events of a channel to the receiver in the environment, and returns their number. They follow from the store alone, so
 * the next command delivers those of a killed command. An event may be delivered twice, under the same id. The problem is a sentence.
 */
export async function deliverEvents(
  place: Place,
  channel: ChannelName,
  wait?: Wait,
): Promise<Result<number, string>> {
  const settings = readHookSettings(place.environment)
  if (!settings.ok || !settings.value) return settings.ok ? success(0) : settings
  const history = (await readHistory(place.store, channel, MOST_REVISIONS)).reverse()
  const { mixes } = await readMixes(place.store, channel)
  const open = mixes.filter((mix) => isOpen(mix, place.now())).reverse()
  const stored = await readDelivery(place, channel)
  const before = stored ?? firstDelivery(history, open, place.now())
  // An event that is recent now may not be when the receiver finally answers.
  if (!stored) await writeDelivery(place, channel, before)
  const { events, after } = pendingEvents(channel, history, open, before)
  let delivered = 0
  for (const { event, state } of events) {
    const sent = await sendEvent(settings.value, event, { ...place, wait })
    if (!sent.ok)
      return failure(
        `Channel ${channel}: ${events.length - delivered} events could not be delivered to the receiver of CROSSBOOK_HOOK_URL: ${sent.problem}. The next command that moves the channel tries again; pnpm release hooks ${channel} does so now.`,
      )
    delivered++
    await writeDelivery(place, channel, state)
  }
  if (JSON.stringify(after) !== JSON.stringify(stored)) await writeDelivery(place, channel, after)
  return success(delivered)
}

/** The state of a channel without earlier deliveries: everything but recent events counts as delivered. */
function firstDelivery(history: readonly HistoryEntry[], open: readonly Mix[], now: Date): Delivery {
  const since = new Date(now.getTime() - NEWS_MS).toISOString()
  const old = open.filter(({ createdAt }) => createdAt < since)
  const recent = history.find(({ at }) => at >= since)
  return {
    revision: recent ? recent.revision - 1 : (history.at(-1)?.revision ?? 0),
    mixes: old.map(({ id }) => id),
  }
}

/** Returns the events that are not delivered, each with the state after its delivery, and the state after all of them. */
function pendingEvents(
  channel: ChannelName,
  history: readonly HistoryEntry[],
  open: readonly Mix[],
  before: Delivery,
) {
  const last = Math.max(before.revision, history.at(-1)?.revision ?? 0)
  // Mixes that have ended need not be remembered.
  const known = open.filter(({ id }) => before.mixes.includes(id))
  const created = open.filter((mix) => !known.includes(mix))
  const ids = [...known, ...created].map(({ id }) => id)
  const stateAt = (revision: number, mixes: number): Delivery => ({ revision, mixes: ids.slice(0, mixes) })
  const revisions = history.filter(({ revision }) => revision > before.revision)
  const events = [
    ...revisions.flatMap((entry) => {
      const event = revisionEvent(channel, entry)
      return event ? [{ event, state: stateAt(entry.revision, known.length) }] : []
    }),
    ...created.map((mix, index) => ({
      event: mixEvent(mix),
      state: stateAt(last, known.length + index + 1),
    })),
  ]
  return { events, after: stateAt(last, ids.length) }
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
