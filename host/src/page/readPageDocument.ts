import { checkPageDocument, type Checked, type PageDocument } from '@crossbook/contract'

/** Id of the element that holds the page document in every page shell. */
const ELEMENT_ID = 'crossbook-page'

/** Reads and checks the document that the page shell inlines: release, routes, integrity, settings. */
export function readPageDocument(page: Document): Checked<PageDocument> {
  const text = page.getElementById(ELEMENT_ID)?.textContent
  if (!text) return { ok: false, problem: 'Page document: the page holds none' }
  try {
    return checkPageDocument(JSON.parse(text))
  } catch {
    return { ok: false, problem: 'Page document: not valid JSON' }
  }
}
