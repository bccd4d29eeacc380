import ts from 'typescript'

/**
 * A lint rule for page translation, which replaces text nodes. React writes the text of an only child through its element. Of an element
 * with several children it keeps the text nodes, and later changes, removes or inserts before nodes that are no longer in the page. So
 * text is the only child of its element. Spaces alone, and text in an element with `translate="no"`, are not translated.
 */
export const textAlone = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      alone:
        'Page translation replaces text nodes, so this text has to be the only child of an element: write {`…`} or <span>…</span>.',
    },
  },
  create(context) {
    const { esTreeNodeToTSNodeMap: nodes, program } = context.sourceCode.parserServices
    const checker = program.getTypeChecker()
    const typeOf = (node) => checker.getTypeAtLocation(nodes.get(node))
    const report = (node) => context.report({ node, messageId: 'alone' })

    return {
      'JSXElement, JSXFragment'(element) {
        // The element around a fragment checks its children with its own.
        if (isUntranslated(element) || (isFragment(element) && isJsx(element.parent))) return
        const parts = element.children.flatMap((child) => partsOf(child, typeOf))
        const isAlone =
          parts.length === 1 && !parts[0].isList && !isFragment(element) && !element.children.some(isFragment)
        if (!isAlone) for (const { child, isText } of parts) if (isText) report(child)
      },
      ':function > :not(BlockStatement).body, ReturnStatement > .argument'(node) {
        if (isComponent(functionOf(node)) && !isJsx(node) && canBeText(typeOf(node))) report(node)
      },
    }
  },
}

/** Returns whether page translation leaves the element alone. */
function isUntranslated({ openingElement }) {
  return openingElement?.attributes.some(
    ({ name, value }) => name?.name === 'translate' && value?.value === 'no',
  )
}

const isFragment = ({ type }) => type === 'JSXFragment'
const isJsx = ({ type }) => type === 'JSXElement' || type === 'JSXFragment'

function functionOf(node) {
  const { parent } = node
  return /Function/.test(parent.type) ? parent : functionOf(parent)
}

/**
 * Returns whether a function is a component, which has a name with a capital letter. The argument of `memo` or another function has the
 * name of the result.
 */
function isComponent({ id, parent }) {
  const outer = parent.type === 'CallExpression' ? parent.parent : parent
  const name = id?.name ?? (outer.type === 'VariableDeclarator' ? outer.id.name : undefined)
  return name !== undefined && /^[A-Z](?![A-Z_]*$)/.test(name)
}

/** Returns the content that a child of an element adds to the page. Each part says whether it can be text, or a list with texts. */
function partsOf(child, typeOf) {
  if (isFragment(child)) return child.children.flatMap((each) => partsOf(each, typeOf))
  if (child.type === 'JSXText') return child.value.trim() === '' ? [] : [{ child, isText: true }]
  if (child.type === 'JSXElement') return [{ child, isText: false }]
  if (child.expression.type === 'JSXEmptyExpression') return []
  const type = typeOf(child.expression)
  if (type.isStringLiteral() && type.value.trim() === '') return []
  return [{ child, isText: canBeText(type), isList: hasTextInList(type) }]
}

const { Any, BigIntLike, NumberLike, StringLike, Unknown } = ts.TypeFlags

/** Returns whether values of a type can be shown as text: itself, a member of a union, or an element of an array. */
function canBeText(type, seen = new Set()) {
  if (seen.has(type)) return false
  seen.add(type)
  const inner = type.isUnion() ? type.types : elementsOf(type)
  return (
    Boolean(type.flags & (Any | Unknown | StringLike | NumberLike | BigIntLike)) ||
    inner.some((each) => canBeText(each, seen))
  )
}

/** Returns whether an array can contain texts. The iterable of a ReactNode can be anything, so it is checked where it is created. */
function hasTextInList(type) {
  const members = type.isUnion() ? type.types : [type]
  return members.some(
    (member) => member.symbol?.name !== 'Iterable' && elementsOf(member).some((each) => canBeText(each)),
  )
}

/** Returns the element types of an array or another iterable. */
function elementsOf(type) {
  const isList = /^(?:Readonly)?Array$|^Iterable$/.test(type.symbol?.name ?? '')
  return isList ? (type.resolvedTypeArguments ?? type.aliasTypeArguments ?? []).slice(0, 1) : []
}
