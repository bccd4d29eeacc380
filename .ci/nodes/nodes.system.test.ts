/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { NODES } from './nodes'

const root = path.resolve(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const manifest = v.parse(
  v.object({ engines: v.object({ node: v.string() }) }),
  JSON.parse(read('package.json')),
)

/** Whether `npm start` goes on where Node says that it has this version. */
function isTaken(version: string) {
  const code = `
    Object.defineProperty(process, 'versions', { value: { node: '${version}' } })
    const { nodeIsNewEnough } = await import('./deploy/dev/bin/nodeIsNewEnough.mjs')
    console.log(nodeIsNewEnough('npm start'))
    process.exitCode = 0`
  const parameters = ['--input-type=module', '--eval', code]
  return execFileSync(process.execPath, parameters, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
}

it('allows the lines of Node that are run, from the oldest of each, and lets newer ones try', () => {
  const ranges = NODES.map(({ oldest }, index) => `${index < NODES.length - 1 ? '^' : '>='}${oldest}`)
  expect(manifest.engines.node).toBe(ranges.join(' || '))
})

it.each([...NODES.flatMap(({ oldest, newest }) => [oldest, newest]), '27.0.0'])(
  'starts on Node %s',
  (version) => {
    expect(isTaken(version)).toBe('true')
  },
)

it.each(['20.18.3', '21.7.3', '22.12.0', '23.11.1', '25.2.1'])('starts not on Node %s', (version) => {
  expect(isTaken(version)).toBe('false')
})

it('has containers of a Node that is run', () => {
  const [, version] = /^FROM node:([\d.]+)-/m.exec(read('deploy/hosting/compose/Dockerfile')) ?? []
  expect(NODES.map(({ newest }) => newest)).toContain(version)
})

it('runs on a Node that is run', () => {
  const [line] = process.versions.node.split('.')
  expect(NODES.map(({ newest }) => newest.split('.')[0])).toContain(line)
})
