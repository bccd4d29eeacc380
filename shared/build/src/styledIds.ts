import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** Digits of a component's id: enough to tell the few thousand styled parts of a site apart, and short in the HTML. */
const ID_DIGITS = 8

/**
 * Gives every styled component an id made from its package, its file and its place in it. styled-components itself counts
 * components in the order of evaluation, so that Node and a browser, or two orders of loading, would give one component two names.
 */
export function styledIds(): ts.TransformerFactory<ts.SourceFile> {
  return (context) => (file) => {
    const styled = importedName(file)
    if (styled === undefined) return file
    const place = placeOf(file.fileName)
    let count = 0

    const visit = (node: ts.Node): ts.Node =>
      isFactory(node, styled)
        ? withId(context.factory, ts.visitEachChild(node, visit, context), `${place}#${count++}`)
        : ts.visitEachChild(node, visit, context)
    return ts.visitEachChild(file, visit, context)
  }
}

/** Returns the local name of the default export of styled-components; undefined when the file does not import it. */
function importedName(file: ts.SourceFile) {
  for (const statement of file.statements)
    if (
      ts.isImportDeclaration(statement) &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      statement.moduleSpecifier.text === 'styled-components'
    )
      return statement.importClause?.name?.text
  return undefined
}

/** `styled.div` or `styled(Part)`: what everything else about a styled component follows. */
function isFactory(node: ts.Node, styled: string): node is ts.PropertyAccessExpression | ts.CallExpression {
  return (
    (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === styled
  )
}

/** `styled.div` → `styled.div.withConfig({ componentId: "sc-…" })`. */
function withId(factory: ts.NodeFactory, node: ts.Expression, component: string) {
  const id = `sc-${createHash('sha256').update(component).digest('hex').slice(0, ID_DIGITS)}`
  return factory.createCallExpression(factory.createPropertyAccessExpression(node, 'withConfig'), undefined, [
    factory.createObjectLiteralExpression([
      factory.createPropertyAssignment('componentId', factory.createStringLiteral(id)),
    ]),
  ])
}

/** Name of the file's package and its path in it, the same on every machine. */
function placeOf(file: string) {
  let folder = path.dirname(file)
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder)
    if (parent === folder) throw new Error(`${file} belongs to no package`)
    folder = parent
  }
  const { name } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { name?: unknown }
  return `${String(name)}/${path.relative(folder, file).split(path.sep).join('/')}`
}
