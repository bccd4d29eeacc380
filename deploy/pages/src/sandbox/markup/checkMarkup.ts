import { failure, success, type Result } from '@crossbook/contract'
import {
  defaultTreeAdapter,
  html as standard,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5'
import { HTML_ELEMENTS, REACT_COMMENTS, SVG_ELEMENTS } from './allowedMarkup'
import { attributeProblem } from './attributeProblem'
import { safeName } from './safeName'

/** Depth of nested elements that browsers preserve; they flatten deeper ones. */
const DEPTH = 256

/** Elements whose first line break browsers leave out. */
const SKIPS_LINE_BREAK: ReadonlySet<string> = new Set(['pre', 'textarea'])

/**
 * Parses the HTML of a first render as a browser does, checks that its elements are allowed, and serializes it again. The result is the
 * same tree or a problem. A tag that a browser would leave out, add or move is a problem, because React would not find it.
 */
export function checkMarkup(html: string): Result<string, string> {
  const errors: string[] = []
  const tree = parsed(html, errors)
  if (errors[0] !== undefined) return failure(`is no well-formed HTML in its first render (${errors[0]})`)
  for (const { node, depth } of nodesOf(tree)) {
    const problem =
      depth > DEPTH ? 'has elements too deep within each other in its first render' : nodeProblem(node)
    if (problem !== undefined) return failure(problem)
  }
  if (tagsOf(html).join() !== tagsIn(tree).join()) return failure(OTHERWISE)
  const written = serialized(tree)
  return serialized(parsed(written)) === written ? success(written) : failure(OTHERWISE)
}

const OTHERWISE = 'has HTML in its first render that browsers read otherwise than it is written'

/** The element that contains the screen. */
const root = () => defaultTreeAdapter.createElement('div', standard.NS.HTML, [])

function parsed(html: string, errors: string[] = []) {
  return parseFragment(root(), html, {
    scriptingEnabled: true,
    onParseError: ({ code }) => void errors.push(code),
  })
}

/** Tags of the source, end tags with a slash. React escapes every other `<`. */
function tagsOf(html: string) {
  return [...html.matchAll(/<(\/?)([a-z][^\s/>]*)([^<>]*)/gi)].flatMap(
    ([, slash = '', name = '', rest = '']) => {
      const tag = `${slash}${name.toLowerCase()}`
      return rest.endsWith('/') && !VOID.has(tag) ? [tag, `/${tag}`] : [tag]
    },
  )
}

/** Tags that the tree is written with. */
function tagsIn({ childNodes }: Tree.ParentNode): string[] {
  return childNodes.filter(isElement).flatMap((element) => {
    const tag = element.tagName.toLowerCase()
    return VOID.has(tag) ? [tag] : [tag, ...tagsIn(element), `/${tag}`]
  })
}

/** Elements of HTML that have no end. */
const VOID: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'input', 'source', 'wbr'])

function* nodesOf(tree: Tree.ParentNode) {
  const waiting = tree.childNodes.toReversed().map((node) => ({ node, depth: 1 }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next
    const { node, depth } = next
    if ('childNodes' in node)
      for (const child of node.childNodes.toReversed()) waiting.push({ node: child, depth: depth + 1 })
  }
}

function isElement(node: Tree.ChildNode): node is Tree.Element {
  return defaultTreeAdapter.isElementNode(node)
}

function nodeProblem(node: Tree.ChildNode) {
  if (defaultTreeAdapter.isTextNode(node)) return undefined
  if (defaultTreeAdapter.isCommentNode(node))
    return REACT_COMMENTS.has(node.data) ? undefined : 'has a comment of its own in its first render'
  if (!isElement(node)) return OTHERWISE
  const { tagName, namespaceURI } = node
  const allowed =
    namespaceURI === standard.NS.HTML ? HTML_ELEMENTS : namespaceURI === standard.NS.SVG ? SVG_ELEMENTS : NONE
  if (!allowed.has(tagName)) return `has <${safeName(tagName)}> in its first render`
  return attributeProblem(node)
}

const NONE: ReadonlySet<string> = new Set()

function serialized(tree: Tree.DocumentFragment) {
  for (const { node } of nodesOf(tree)) {
    const [first] = isElement(node) && SKIPS_LINE_BREAK.has(node.tagName) ? node.childNodes : []
    if (first && defaultTreeAdapter.isTextNode(first) && first.value.startsWith('\n'))
      first.value = `\n${first.value}`
  }
  return serialize(tree)
}
