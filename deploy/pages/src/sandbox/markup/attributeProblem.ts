import { html as standard, type DefaultTreeAdapterTypes as Tree, type Token } from 'parse5'
import { arePictures, isLink, isOwnPath, isPicture } from './addresses'
import {
  COMMON_ATTRIBUTES,
  HTML_ATTRIBUTES,
  INPUT_TYPES,
  RESERVED_ATTRIBUTES,
  RESERVED_NAMES,
  SVG_ATTRIBUTES,
} from './allowedMarkup'
import { safeName } from './safeName'
import { wordSet } from './wordSet'

/** Returns why an attribute of an element is not allowed in a first render; undefined when all are allowed. */
export function attributeProblem(element: Tree.Element): string | undefined {
  for (const attribute of element.attrs) {
    const problem = problemOf(element, attribute)
    if (problem !== undefined) return problem
  }
  return undefined
}

function problemOf(element: Tree.Element, { name, value, namespace }: Token.Attribute) {
  const place = `${safeName(name)} of <${element.tagName}>`
  if (name === 'style') return 'has a style attribute in its first render, which the site’s policy forbids'
  const isPlain = namespace === undefined || namespace === standard.NS.XMLNS
  if (!isPlain || !isAllowed(element, name)) return `has the attribute ${place} in its first render`
  if ((name === 'id' || name === 'name' || name === 'for') && RESERVED_NAMES.has(value))
    return `uses a name of the site’s own in its first render (${place})`
  const check = VALUES[`${element.tagName}.${name}`] ?? VALUES[name]
  if (check && !check(value)) return `has a value that pages may not have in its first render (${place})`
  return undefined
}

function isAllowed({ tagName, namespaceURI }: Tree.Element, name: string) {
  if (COMMON_ATTRIBUTES.has(name) || /^aria-[a-z]+$/.test(name)) return true
  if (/^data-[a-z0-9_.-]+$/.test(name)) return !RESERVED_ATTRIBUTES.has(name)
  if (namespaceURI === standard.NS.SVG) return SVG_ATTRIBUTES.has(name)
  return Object.hasOwn(HTML_ATTRIBUTES, tagName) && HTML_ATTRIBUTES[tagName]?.has(name) === true
}

const oneOf =
  (...values: string[]) =>
  (value: string) =>
    values.includes(value.toLowerCase())

/** Whether a value fills or clips a shape: a colour, or a part of the same picture. */
const isPaintOrPart = (value: string) =>
  !/[()\\]/.test(value) || /^(?:rgba?|hsla?|oklch|var)\([\w\s.,%/#-]*\)$/.test(value) || isPart(value)
const isPart = (value: string) => /^url\(#[\w-]+\)$/.test(value)

const PAINTED = wordSet('fill stroke clip-path mask marker-start marker-mid marker-end stop-color color')

/** Checks of attributes that decide a link's target or a loaded file. Keys name the element where its rule differs. */
const VALUES: Readonly<Record<string, (value: string) => boolean>> = {
  'a.href': isLink,
  'use.href': (value) => /^#[\w-]+$/.test(value) || /^\/(?!\/)[\w./-]+#[\w-]+$/.test(value),
  href: (value) => /^#[\w-]+$/.test(value),
  target: oneOf('_blank', '_self'),
  action: isOwnPath,
  formaction: isOwnPath,
  method: oneOf('get', 'post', 'dialog'),
  formmethod: oneOf('get', 'post', 'dialog'),
  enctype: oneOf('application/x-www-form-urlencoded', 'multipart/form-data'),
  'input.type': (value) => INPUT_TYPES.has(value.toLowerCase()),
  'button.type': oneOf('button', 'submit', 'reset'),
  src: isPicture,
  srcset: arePictures,
  cite: isLink,
  xmlns: oneOf('http://www.w3.org/2000/svg'),
  ...Object.fromEntries([...PAINTED].map((name) => [name, isPaintOrPart])),
}
