import { createHash } from 'node:crypto'
import { TestEnvironment } from 'jest-environment-jsdom'

/** jsdom lacks a few things that every browser of ours has; the router and the session client need them. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, {
      Blob: blobWithText(this.global.Blob),
      TextEncoder,
      TextDecoder,
      Request: PageRequest,
      Response,
      Headers,
      fetch: (input, init) => fetch(input, withNodeSignal(init)),
      structuredClone,
      ResizeObserver: UnsizedObserver,
      // styled-components adds each rule to its sheet, as on the site, instead of having jsdom read the whole sheet again.
      SC_DISABLE_SPEEDY: false,
    })
    // On the prototype, from which fake clocks copy.
    Object.assign(this.global.Performance.prototype, { getEntries: () => [] })
    Object.defineProperty(this.global.crypto, 'subtle', { configurable: true, value: { digest } })
  }
}

/** Never reports a size, because jsdom lays nothing out. */
class UnsizedObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Adds `text()` to jsdom's blobs of strings. It needs no timer, which a fake clock would stop. */
function blobWithText(PageBlob) {
  return class extends PageBlob {
    #parts

    constructor(parts = [], options = {}) {
      super(parts, options)
      this.#parts = parts
    }

    text() {
      return new Blob(this.#parts).text()
    }
  }
}

/** Digests without a thread, which a fake clock could not wait for. */
async function digest(_algorithm, data) {
  return new Uint8Array(createHash('sha256').update(data).digest()).buffer
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
