import {
  checkPageDocument,
  checkPageStart,
  type Checked,
  PAGE_MARKUP,
  type PageDocument,
  type PageStart,
  togetherOf,
} from '@crossbook/contract'
import { retry, withTimeout } from '../modules/tries'

/** Milliseconds on a healthy line for one try to load the release document: what hangs is asked for again, under a fresh address. */
const TRY_MS = 8_000

/**
 * Returns the tab's release: the start of the page joined with the release document that it names, which the page has preloaded. The page
 * of a mix contains it whole. Rejects with a message if it is missing or incomplete.
 */
export async function readPageDocument(page: Document): Promise<PageDocument> {
  const inlined = readInlined(page)
  const isWhole = typeof inlined === 'object' && inlined !== null && !('document' in inlined)
  return valueOf(isWhole ? checkPageDocument(inlined) : await putTogether(valueOf(checkPageStart(inlined))))
}

async function putTogether(start: PageStart) {
  return togetherOf(start, await fetchDocument(start.document))
}

function valueOf<Value>(checked: Checked<Value>) {
  if (checked.ok) return checked.value
  throw new Error(checked.problem)
}

function readInlined(page: Document): unknown {
  const text = page.getElementById(PAGE_MARKUP.pageDocumentId)?.textContent
  if (!text) throw new Error('Page start: missing in the page')
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('Page start: not valid JSON')
  }
}

function fetchDocument({ url, integrity }: PageStart['document']) {
  let tries = 0
  const fetchOnce = () => {
    tries += 1
    const address = tries > 1 ? `${url}?try=${tries}` : url
    return withTimeout(async (signal) => {
      const answer = await fetch(address, { integrity, signal })
      if (!answer.ok) throw new Error(`answered ${answer.status}`)
      return answer.json() as Promise<unknown>
    }, TRY_MS)
  }
  return withTimeout((expired) => retry(fetchOnce, expired)).catch((error: unknown) => {
    throw new Error(`The release document ${url} could not be loaded`, { cause: error })
  })
}
