/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { copiesIn } from './copiesIn'

const PACKAGES = path.resolve(__dirname, '../../../../remote-tools/node_modules')
const ROUTER = path.resolve(__dirname, '../../../../host/node_modules/react-router/dist/production')

it.each([
  ['react', path.join(PACKAGES, 'react/cjs/react.production.js')],
  ['react-dom', path.join(PACKAGES, 'react-dom/cjs/react-dom.production.js')],
  ['styled-components', path.join(PACKAGES, 'styled-components/dist/styled-components.browser.esm.js')],
  ['@tanstack/react-query', path.join(PACKAGES, '@tanstack/react-query/build/modern/QueryClientProvider.js')],
  ['@crossbook/auth', path.join(PACKAGES, '@crossbook/auth/src/useAuth.ts')],
])('the production build of %s is found in a script', (name, file) => {
  expect(copiesIn(readFileSync(file, 'utf8'))).toEqual([name])
})

it('the production build of the router is found in a script', () => {
  const main = readFileSync(path.join(ROUTER, 'index.mjs'), 'utf8')
  const chunks = [...main.matchAll(/from "\.\/(?<chunk>[\w-]+\.mjs)"/g)].flatMap(
    ({ groups }) => groups?.['chunk'] ?? [],
  )
  expect(chunks.map((chunk) => copiesIn(readFileSync(path.join(ROUTER, chunk), 'utf8'))).flat()).toContain(
    'react-router-dom',
  )
})

it('scripts that only use shared packages contain no copy', () => {
  const dom = readFileSync(path.join(PACKAGES, 'react-dom/cjs/react-dom.production.js'), 'utf8')
  expect(copiesIn(dom)).not.toContain('react')
  expect(copiesIn("import { useQuery } from '@tanstack/react-query'; useQuery({})")).toEqual([])
})
