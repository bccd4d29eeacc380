import { TestEnvironment } from 'jest-environment-jsdom'
import { answerForAskedStyles } from './computedStyle.mjs'

/** jsdom lacks a few things that every browser of ours has; the router and the session client need them. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      Request: PageRequest,
      Response,
      Headers,
      fetch: (input, init) => fetch(input, withNodeSignal(init)),
      structuredClone,
      // styled-components adds each rule to its sheet, as on the site, instead of having jsdom read the whole sheet again.
      SC_DISABLE_SPEEDY: false,
    })
    answerForAskedStyles(this.global)
  }
}

/** Node's own, which from Node 24 on takes no signal of jsdom's. */
class PageRequest extends Request {
  constructor(input, init) {
    super(input, withNodeSignal(init))
  }
}

function withNodeSignal(init) {
  if (!init?.signal) return init
  const { signal } = init
  const controller = new AbortController()
  const abort = () => controller.abort(signal.reason)
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort, { once: true })
  return { ...init, signal: controller.signal }
}
