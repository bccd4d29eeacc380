/*
 * Runs first in every sandbox, inside the engine. What is given to it and what it returns are texts; there is no function of
 * another realm that it could hand on. Whoever runs later may change everything here: it is his own page that suffers.
 */
;(function openSandbox() {
  'use strict'

  const { parse, stringify } = JSON
  let isRendering = false

  const refuse = (what) => {
    throw new Error(`${what} in its first render; read it in an effect`)
  }
  const forbidden = (what) => {
    if (isRendering) refuse(`asks for ${what}`)
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
  RealDate.prototype.constructor = globalThis.Date
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

  // The engine knows no languages. Formats may be made, as modules do when they are read; what they say may not be asked.
  const inLanguage = () => refuse('formats or compares in a language (Intl)')
  const format = () => new Proxy({}, { get: () => inLanguage })
  const formats = new Proxy(function Format() {}, {
    construct: format,
    apply: format,
    get: (target, name) => (name === 'prototype' ? target.prototype : inLanguage),
  })
  globalThis.Intl = new Proxy({}, { get: () => formats })
  for (const { prototype } of [RealDate, Number, BigInt, Array]) prototype.toLocaleString = inLanguage
  Object.assign(RealDate.prototype, { toLocaleDateString: inLanguage, toLocaleTimeString: inLanguage })

  /** The order of what English texts are made of, in every language whose letters are these. */
  const ORDER = '_-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$0123456789'
  const weights = (text) =>
    [...text].map((character) => {
      if (character === ' ') return 0
      const letter = /^[a-z]$/i.test(character) ? character.toLowerCase().charCodeAt(0) : 0
      const place = letter || ORDER.indexOf(character) + 1
      return place === 0 ? inLanguage() : place
    })
  const compare = (first, second) => {
    for (let index = 0; index < Math.min(first.length, second.length); index++)
      if (first[index] !== second[index]) return first[index] < second[index] ? -1 : 1
    return Math.sign(first.length - second.length)
  }
  const inParts = (text) => text.match(/\d+|[^\d]+/g) ?? []
  const withNumbers = (text) =>
    inParts(text).flatMap((part) => {
      if (!/^\d/.test(part)) return weights(part)
      const digits = part.replace(/^0+(?=.)/, '')
      // Digits weigh up to 43, and the length of a number decides before its digits do.
      return [ORDER.length + digits.length / 1000, ...weights(digits)]
    })
  String.prototype.localeCompare = function (other, languages, options = {}) {
    const [first, second] = [String(this), String(other)]
    if (Object.keys(options).some((name) => name !== 'numeric')) inLanguage()
    const weigh = options.numeric ? withNumbers : weights
    // Small letters stand before great ones where nothing else decides.
    const cases = (text) => (text.match(/[a-z]/gi) ?? []).map((letter) => (letter < 'a' ? 1 : 0))
    return compare(weigh(first), weigh(second)) || compare(cases(first), cases(second))
  }

  // React's renderer makes its constant texts to bytes when it is read.
  globalThis.TextEncoder = class TextEncoder {
    encode(text = '') {
      const escaped = encodeURIComponent(`${text}`)
      const bytes = escaped.match(/%[0-9A-F]{2}|[^%]/g) ?? []
      return Uint8Array.from(bytes, (byte) =>
        byte[1] ? Number.parseInt(byte.slice(1), 16) : byte.charCodeAt(0),
      )
    }
  }
  globalThis.console = { log() {}, info() {}, warn() {}, error() {}, debug() {} }
  globalThis.self = globalThis

  const bundles = new Map()
  let host
  let page
  let outcome = ''

  /** The host knows it by its code: a protected screen's page does without. */
  const unpublished = (words) => Object.assign(new Error(words), { code: 'UNPUBLISHED' })

  /** The bundle's exports. */
  const exportsOf = (app) => {
    const bundle = bundles.get(app)
    if (!bundle) throw unpublished(`${app} has published nothing that could be rendered`)
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
    if (!Object.hasOwn(modules, module)) throw unpublished(`${app} has published no ${module} to render`)
    const Component = (await modules[module]()).default
    if (!Component) throw new Error(`${app} ${module} has no component as its default export`)
    return Component
  }

  const end = (result) => {
    isRendering = false
    try {
      outcome = stringify(result)
    } catch (error) {
      outcome = stringify({ problem: String(error?.message ?? error) })
    }
  }

  /** What the sandbox is asked from outside: by name, with one text; a bundle comes with the function that evaluates it. */
  const requests = {
    host(name, evaluate) {
      bundles.set(name, { evaluate })
      host = exportsOf(name)
    },
    /** One that throws does so again when a route asks for it: those that do not are rendered. */
    app(name, evaluate) {
      bundles.set(name, { evaluate })
      try {
        exportsOf(name)
      } catch {
        bundles.set(name, { evaluate })
      }
    },
    page(text) {
      page = parse(text)
    },
    begin(path) {
      isRendering = true
      host.render({ page, path: parse(path) }, loadModule).then(
        (rendered) => end({ rendered }),
        (error) => end({ problem: String(error?.message ?? error) }),
      )
    },
    /** The outcome of what was begun; empty when it waits for something. */
    take() {
      return outcome
    },
  }
  return (request, text, ...more) => requests[request](text, ...more)
})()
