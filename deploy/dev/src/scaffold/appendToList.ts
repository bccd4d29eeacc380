import ts from 'typescript'

/** Returns source code with an element at the end of the first list of this name; undefined when it is not written as one. */
export function appendToList(source: string, name: string, element: string): string | undefined {
  const file = ts.createSourceFile('list.ts', source, ts.ScriptTarget.Latest, true)
  const list = valueOf(file, name)
  if (!list || !ts.isArrayLiteralExpression(list)) return undefined
  const last = list.elements.at(-1)
  const at = last ? last.getEnd() : list.getStart(file) + 1
  return `${source.slice(0, at)}${last ? ',' : ''} ${element}${source.slice(at)}`
}

function valueOf(node: ts.Node, name: string): ts.Node | undefined {
  if (
    (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
    (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) &&
    node.name.text === name
  )
    return node.initializer && withoutAssertions(node.initializer)
  return ts.forEachChild(node, (child) => valueOf(child, name))
}

/** `[…] as const` is a list too. */
function withoutAssertions(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? withoutAssertions(node.expression) : node
}
