/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { PROVIDED } from './singletons'

const HOST_FILES = { 'react-router-dom': 'router.ts', '@tanstack/react-query': 'query.ts' } as const

/** The names that a file of the host's smaller re-exports has. */
function exportedBy(file: string) {
  const place = path.resolve(__dirname, '../../../host/src/provided', file)
  const { statements } = ts.createSourceFile(file, readFileSync(place, 'utf8'), ts.ScriptTarget.ES2022)
  return statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({ name }) => name.text)
      : [],
  )
}

it('the host provides every name that remotes may import, and only the router itself besides', () => {
  const listed = PROVIDED.filter(({ names }) => names).map(({ request }) => request)
  expect(listed).toEqual(Object.keys(HOST_FILES))
  const besides = Object.entries(HOST_FILES).map(([request, file]) => {
    const names = PROVIDED.find((one) => one.request === request)?.names ?? []
    const exported = exportedBy(file)
    expect(exported).toEqual(expect.arrayContaining([...names]))
    return exported.filter((name) => !names.includes(name))
  })
  expect(besides).toEqual([['createBrowserRouter', 'ScrollRestoration', 'RouterProvider'], []])
})
