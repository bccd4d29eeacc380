import type { Page } from '@playwright/test'

/** Names of the `console.timeStamp` marks around the counted work. A fake clock does not replace that function. */
const FROM = 'restyled from'
const TO = 'restyled to'

/** The fields of a trace event that are read here. `ts` is a time in microseconds. */
interface TraceEvent {
  name: string
  ts: number
  args: { elementCount?: number; data?: { message?: string } }
}

/** The most recordings. A busy browser may report that it records before all its processes do, and then loses the stamps. */
const MOST_RECORDINGS = 5

/** Twice the number of elements around one element. A page has hundreds. */
const FEW = 40

/** Adding an element to the heading and removing it must restyle only a few other elements. */
export async function restyleProblems(page: Page) {
  const count = await restyled(page, () => addAndRemove(page))
  return count < FEW ? [] : [`${count} elements`]
}

/** Number of elements that the browser restyles between the stamps of `act`, which can be repeated. */
async function restyled(page: Page, act: () => Promise<unknown>): Promise<number> {
  for (let recording = 0; recording < MOST_RECORDINGS; recording++) {
    const count = countBetweenStamps(await record(page, act))
    if (count !== undefined) return count
  }
  throw new Error(`The stamps are in none of ${MOST_RECORDINGS} traces`)
}

async function record(page: Page, act: () => Promise<unknown>): Promise<readonly TraceEvent[]> {
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
  return events
}

function countBetweenStamps(events: readonly TraceEvent[]): number | undefined {
  const [from, to] = [FROM, TO].map((stamp) => events.find(({ args }) => args.data?.message === stamp)?.ts)
  if (from === undefined || to === undefined) return undefined
  return events
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && from < ts && ts < to)
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
}

/** Adds and removes an element in one task, so that no price changes in between. */
function addAndRemove(page: Page) {
  return page.evaluate(
    ([from, to]) => {
      const styled = () => document.body.offsetHeight
      const guest = document.createElement('span')
      guest.textContent = 'guest'
      styled()
      console.timeStamp(from)
      document.querySelector('main h1')?.append(guest)
      styled()
      guest.remove()
      styled()
      console.timeStamp(to)
    },
    [FROM, TO] as const,
  )
}
