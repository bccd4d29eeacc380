import { createRequire } from 'node:module'

const environment = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'))
const jsdom = createRequire(environment.resolve('jsdom'))
const cssom = jsdom('rrweb-cssom')
const { implForWrapper } = jsdom('./jsdom/living/generated/utils.js')

/**
 * What queries and matchers ask of every element that they pass, and what jsdom answers where no rule says anything. jsdom works
 * out all properties of an element to answer for one of them, which was half of the time of a screen's test.
 */
const ASKED = new Map([
  ['display', { initial: '' }],
  ['opacity', { initial: '' }],
  ['visibility', { initial: 'visible', inherited: true }],
  ['pointer-events', { initial: 'auto', inherited: true }],
  ['content-visibility', { initial: '' }],
])

/** The rules that every document begins with. */
const defaultSheet = cssom.parse(jsdom('./jsdom/browser/default-stylesheet.js'))

/** Gives the window a `getComputedStyle` that answers for the properties above by the rules that name them, and as jsdom for all else. */
export function answerForAskedStyles(window) {
  const document = implForWrapper(window.document)
  const ofJsdom = window.getComputedStyle
  const readSheets = new WeakMap()
  const known = new WeakMap()

  /** Of each asked property, what rules say of it, in their order. */
  const sayingsOf = (sheet) => {
    const rules = Array.from(sheet.cssRules)
    const read = readSheets.get(sheet)
    if (read && isSame(read.rules, rules)) return read.sayings
    const sayings = new Map(Array.from(ASKED.keys(), (property) => [property, []]))
    for (const { style, selectorText } of rules.flatMap(onScreens))
      for (const [property, said] of sayings) {
        const value = style?.getPropertyValue(property)
        if (value) said.push({ selectorText, value })
      }
    readSheets.set(sheet, { rules, sayings })
    return sayings
  }

  const valueOf = (element, property) => {
    const { initial, inherited } = ASKED.get(property)
    let value = ''
    for (const sheet of [defaultSheet, ...Array.from(window.document.styleSheets)])
      for (const said of sayingsOf(sheet).get(property))
        if (matches(element, said.selectorText)) value = said.value === 'unset' ? '' : said.value
    const own = element.style?.getPropertyValue(property)
    if (own) value = own === 'unset' ? '' : own
    if (value !== '') return value
    return inherited && element.parentElement ? answerOf(element.parentElement, property) : initial
  }

  /** Forgotten when jsdom forgets what it knows of styles. */
  const answersOf = (element) => {
    document._styleCache ??= new WeakMap()
    if (!known.has(document._styleCache)) known.set(document._styleCache, new WeakMap())
    const elements = known.get(document._styleCache)
    if (!elements.has(element)) elements.set(element, new Map())
    return elements.get(element)
  }

  const answerOf = (element, property) => {
    const answers = answersOf(element)
    if (!answers.has(property)) answers.set(property, valueOf(element, property))
    return answers.get(property)
  }

  window.getComputedStyle = (element, pseudoElement) => {
    let all
    const rest = () => (all ??= ofJsdom(element, pseudoElement))
    return new Proxy(
      {},
      {
        get(_, key) {
          const property = key === 'pointerEvents' ? 'pointer-events' : key
          if (ASKED.has(property)) return answerOf(element, property)
          if (property === 'getPropertyValue')
            return (name) => (ASKED.has(name) ? answerOf(element, name) : rest().getPropertyValue(name))
          const value = Reflect.get(rest(), property)
          return typeof value === 'function' ? value.bind(rest()) : value
        },
        has: (_, property) => property in rest(),
        getPrototypeOf: () => Object.getPrototypeOf(rest()),
      },
    )
  }
}

/** As jsdom: rules for media count where these are screens as such. */
function onScreens(rule) {
  if (!rule.media) return [rule]
  return Array.from(rule.media).includes('screen') ? Array.from(rule.cssRules) : []
}

function isSame(before, now) {
  return before.length === now.length && before.every((rule, index) => rule === now[index])
}

/** Selectors of newer browsers match nothing. */
function matches(element, selector) {
  try {
    return element.matches(selector)
  } catch {
    return false
  }
}
