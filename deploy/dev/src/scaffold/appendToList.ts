import ts from 'typescript'

/**
 * Source code with one more element at the end of a list; undefined when the list is not written as one. The list is the value
 * of the first property or variable of the first name, and of the next name inside it, and so on.
 */
export function appendToList(source: string, names: readonly string[], element: string): string | undefined {
  const file = ts.createSourceFile('list.ts', source, ts.ScriptTarget.Latest, true)
  const list = names.reduce<ts.Node | undefined>((node, name) => node && valueOf(node, name), file)
  if (!list || !ts.isArrayLiteralExpression(list)) return undefined
  const last = list.elements.at(-1)
  const at = last ? last.getEnd() : list.getStart(file) + 1
  return `${source.slice(0, at)}${last ? ',' : ''} ${element}${source.slice(at)}`
}

function valueOf(node: ts.Node, name: string): ts.Node | undefined {
  if (isNamed(node, name)) return withoutAssertions(node.initializer)
  return ts.forEachChild(node, (child) => valueOf(child, name))
}

function isNamed(node: ts.Node, name: string): node is ts.PropertyAssignment | ts.VariableDeclaration {
  return (
    (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
    (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) &&
    node.name.text === name
  )
}

/** `[…] as const` is a list too. */
function withoutAssertions(node: ts.Expression | undefined): ts.Node | undefined {
  if (node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)))
    return withoutAssertions(node.expression)
  return node
}
