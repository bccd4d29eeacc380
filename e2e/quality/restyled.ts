import type { Page } from '@playwright/test'

/** Names for `console.timeStamp`, which a fake clock leaves alone: what is between the two counts. */
export const FROM = 'restyled from'
export const TO = 'restyled to'

/** Of a trace event, what is read here; `ts` is a time in microseconds. */
interface TraceEvent {
  name: string
  ts: number
  args: { elementCount?: number; data?: { message?: string } }
}

/** How many elements of the page the browser gives their styles anew between the stamps that `act` sets. */
export async function restyled(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const [from, to] = [FROM, TO].map((stamp) => events.find(({ args }) => args.data?.message === stamp)?.ts)
  if (from === undefined || to === undefined) throw new Error('The stamps are not in the trace')
  return events
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && from < ts && ts < to)
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
}
