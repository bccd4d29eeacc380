/** @jest-environment node */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const REPOSITORY = path.resolve(__dirname, '../../../..')
const BUILD = path.join(REPOSITORY, 'shared/build/bin/build.mjs')

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'crossbook-screen-table-'))
})

afterEach(() => rm(folder, { recursive: true }))

const ROW = {
  path: '/lab/notes',
  module: './notes',
  title: 'Notes',
  description: 'A test.',
  access: 'public',
}
const SCREEN = { 'src/notes/Notes.tsx': 'export default function Screen() {\n  return <h1>Notes</h1>\n}\n' }

const tableOf = (...rows: object[]) => ({
  'remote.ts': `import { defineRemote } from '@crossbook/contract'\nexport default defineRemote(${JSON.stringify({ name: 'lab', screens: rows })})\n`,
})

/** The message for a newcomer who builds a remote of these files. */
async function built(files: Readonly<Record<string, string>>) {
  const remote = path.join(folder, 'remote-lab')
  const own = {
    'package.json':
      '{ "name": "remote-lab", "version": "1.0.0", "type": "module", "peerDependencies": { "react": "19" } }',
    'webpack.config.ts':
      "import { remoteConfig } from '@crossbook/build'\nexport default remoteConfig(import.meta.dirname)\n",
  }
  for (const [file, text] of Object.entries({ ...own, ...files })) {
    await mkdir(path.dirname(path.join(remote, file)), { recursive: true })
    await writeFile(path.join(remote, file), text)
  }
  await symlink(path.join(REPOSITORY, 'remote-tools/node_modules'), path.join(remote, 'node_modules'))
  return new Promise<{ failed: boolean; out: string; err: string }>((resolve) => {
    execFile('node', [BUILD], { cwd: remote }, (error, out, err) =>
      resolve({ failed: error !== null, out, err }),
    )
  })
}

it.each<[string, Readonly<Record<string, string>>, string]>([
  [
    'a wrong value',
    tableOf({ ...ROW, access: 'everybody' }),
    'remote.ts: Table of screens: screen 1 (/lab/notes): access must be one of public, signedIn.',
  ],
  [
    'a mistyped word',
    tableOf(ROW, { ...ROW, path: '/lab/more', acces: 'public' }),
    'remote.ts: Table of screens: screen 2 (/lab/more): acces is a word that the table does not know: "acces".',
  ],
  [
    'a missing comma',
    { 'remote.ts': 'export default {\n  name: "lab" screens: [] }\n' },
    'remote.ts cannot be read: Expected "}" but found "screens" (line 2, column 14).',
  ],
  [
    'no table',
    { 'remote.ts': 'export const table = {}\n' },
    'remote.ts has no default export: write export default defineRemote({ … }).',
  ],
  ['no file', {}, 'remote.ts is missing. Every remote needs it for its table of screens: create it.'],
  [
    'a module that nobody has written',
    tableOf({ ...ROW, module: './notse' }),
    'remote.ts names the module ./notse, but the file src/notse/Notse.tsx does not exist: create it, or correct the name.',
  ],
])('a build explains in one sentence what is wrong with a table: %s', async (_, files, message) => {
  expect(await built({ ...SCREEN, ...files })).toEqual({
    failed: true,
    out: '',
    err: `remote-lab: ${message}\n`,
  })
})

it('a build names a screen without a component, and how to write one', async () => {
  const { failed, out, err } = await built({
    ...tableOf(ROW),
    'src/notes/Notes.tsx': 'export function Screen() {\n  return <h1>Notes</h1>\n}\n',
  })
  expect([failed, err]).toEqual([true, ''])
  expect(out).toContain(
    'ERROR in src/notes/Notes.tsx has no default export, but remote.ts shows the default export of ./notes: write export default function …\n',
  )
  expect(out).not.toMatch(/^ +at /m)
})
