/** @jest-environment node */
import { chmodSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolders } from '../temporaryFolder'
import { buildGoProgram, builtGoProgram } from './goProgram'

const PROGRAM = {
  name: 'thing',
  module: 'example.org/thing',
  package: 'cmd/thing',
  version: 'v1.2.3',
  replaced: { 'example.org/other': 'forks/other' },
}

const temporaryFolder = temporaryFolders()
const environment = { ...process.env }
afterEach(() => {
  process.env = { ...environment }
})

/** A machine whose `go` runs this shell script. Its arguments are `build -mod=mod -trimpath -o <file> <package>`. */
function machine(script: string) {
  const [go, cache] = [temporaryFolder(), temporaryFolder()]
  writeFileSync(path.join(go, 'go'), `#!/bin/sh\n${script}\n`)
  chmodSync(path.join(go, 'go'), 0o755)
  process.env.PATH = `${go}${path.delimiter}${environment.PATH ?? ''}`
  process.env.XDG_CACHE_HOME = cache
  return { programs: path.join(cache, 'crossbook/programs') }
}

it('builds the package of a module at its version, with the modules that it replaces', async () => {
  machine('cat go.mod > "$5"; echo "$6" >> "$5"')
  expect(builtGoProgram(PROGRAM)).toBeUndefined()
  const built = await buildGoProgram(PROGRAM)
  expect(built).toEqual({ ok: true, value: builtGoProgram(PROGRAM) })
  expect(readFileSync(built.ok ? built.value : '', 'utf8')).toBe(`module crossbook.test/thing
require example.org/thing v1.2.3
replace example.org/other => example.org/thing/forks/other v1.2.3
example.org/thing/cmd/thing
`)
})

it('builds once', async () => {
  const { programs } = machine('echo again >> "$XDG_CACHE_HOME/builds"; echo built > "$5"')
  const [first, second] = [await buildGoProgram(PROGRAM), await buildGoProgram(PROGRAM)]
  expect(second).toEqual(first)
  expect(readFileSync(path.join(programs, '../../builds'), 'utf8')).toBe('again\n')
})

it('explains why there is none, and leaves no partial build behind', async () => {
  const { programs } = machine(
    'echo half > "$5"; echo "go: downloading it" >&2; echo "go: it is not there" >&2; exit 1',
  )
  expect(await buildGoProgram(PROGRAM)).toEqual({
    ok: false,
    problem: 'Go could not build it: go: it is not there',
  })
  expect(readdirSync(programs)).toEqual([])
})
