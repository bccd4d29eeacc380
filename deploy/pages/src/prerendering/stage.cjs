/* Runs first in the closed context in which first paints are made; what the function returns is all that reaches into it. */
globalThis.openStage = function openStage(parseUrl, parseQuery) {
  'use strict'

  delete globalThis.openStage

  let isRendering = false

  const forbidden = (what) => {
    if (isRendering) throw new Error(`asks for ${what} in its first render; read it in an effect`)
  }

  // A page is rendered once for everybody: what differs from one moment to the next cannot be in it.
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct(target, values, newTarget) {
      if (values.length === 0) forbidden('the time')
      return Reflect.construct(target, values, newTarget)
    },
    apply() {
      forbidden('the time')
      return RealDate()
    },
  })
  const now = RealDate.now
  RealDate.now = () => {
    forbidden('the time')
    return now()
  }
  const random = Math.random
  Math.random = () => {
    forbidden('chance')
    return random()
  }

  globalThis.URLSearchParams = class URLSearchParams {
    #pairs
    constructor(init = '') {
      this.#pairs =
        typeof init === 'string'
          ? JSON.parse(parseQuery(init))
          : [...(init?.[Symbol.iterator] ? init : Object.entries(init))].map(([name, value]) => [
              String(name),
              String(value),
            ])
    }
    get(name) {
      return this.getAll(name)[0] ?? null
    }
    getAll(name) {
      return this.#pairs.filter(([key]) => key === name).map(([, value]) => value)
    }
    has(name) {
      return this.#pairs.some(([key]) => key === name)
    }
    set(name, value) {
      this.delete(name)
      this.append(name, value)
    }
    append(name, value) {
      this.#pairs.push([String(name), String(value)])
    }
    delete(name) {
      this.#pairs = this.#pairs.filter(([key]) => key !== name)
    }
    forEach(call) {
      for (const [name, value] of this.#pairs) call(value, name, this)
    }
    keys() {
      return this.#pairs.map(([name]) => name).values()
    }
    values() {
      return this.#pairs.map(([, value]) => value).values()
    }
    entries() {
      return this.#pairs.map((pair) => [...pair]).values()
    }
    [Symbol.iterator]() {
      return this.entries()
    }
    get size() {
      return this.#pairs.length
    }
    toString() {
      return this.#pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')
    }
  }

  globalThis.URL = class URL {
    constructor(address, base) {
      const parts = parseUrl(String(address), base === undefined ? '' : String(base))
      if (parts === '') throw new TypeError(`Invalid URL: ${address}`)
      Object.assign(this, JSON.parse(parts))
      this.searchParams = new URLSearchParams(this.search)
    }
    toString() {
      return this.href
    }
  }

  globalThis.TextEncoder = class TextEncoder {
    encode() {
      throw new Error('encodes text in its first render')
    }
  }
  globalThis.console = { log() {}, info() {}, warn() {}, error() {}, debug() {} }
  globalThis.self = globalThis

  const bundles = new Map()
  let host
  let outcome

  /** The bundle's exports; evaluated when they are first asked for, so that one that throws harms its own routes only. */
  const exportsOf = (app) => {
    const bundle = bundles.get(app)
    if (!bundle) throw new Error(`${app} has published nothing that could be rendered`)
    if (!bundle.module) {
      const module = { exports: {} }
      bundle.evaluate(requireFor(app), module, module.exports)
      bundle.module = module
    }
    return bundle.module.exports
  }

  const requireFor = (app) => (name) => {
    if (host && Object.hasOwn(host.singletons, name)) return host.singletons[name]
    throw new Error(`${app} asks for the module ${name}, which is not shared`)
  }

  const loadModule = async ({ app, module }) => {
    const { modules } = exportsOf(app)
    if (!Object.hasOwn(modules, module)) throw new Error(`${app} has published no ${module} to render`)
    const Component = (await modules[module]()).default
    if (!Component) throw new Error(`${app} ${module} has no component as its default export`)
    return Component
  }

  return Object.freeze({
    addBundle(app, evaluate) {
      bundles.set(app, { evaluate })
    },
    startHost(name) {
      host = exportsOf(name)
    },
    begin(request) {
      outcome = ''
      isRendering = true
      host.render(JSON.parse(request), loadModule).then(
        (paint) => {
          isRendering = false
          outcome = JSON.stringify({ paint })
        },
        (error) => {
          isRendering = false
          outcome = JSON.stringify({ problem: String(error?.message ?? error) })
        },
      )
    },
    /** The outcome of what was begun; empty when it waits for something. */
    take() {
      isRendering = false
      return outcome
    },
  })
}
