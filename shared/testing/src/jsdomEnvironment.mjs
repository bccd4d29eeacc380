import { TestEnvironment } from 'jest-environment-jsdom'

/** jsdom lacks a few things that every browser of ours has; the router and the session client need them. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      Request,
      Response,
      Headers,
      fetch,
      structuredClone,
    })
  }
}
