/** @jest-environment node */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const REPOSITORY = path.resolve(__dirname, '../../../..')
const BUILD = path.join(REPOSITORY, 'shared/build/bin/build.mjs')

const made: string[] = []

afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true }))))

/** A screen that shows a word, with these lines before it. */
const screenWith = (lines: string, shown = "'Notes'") =>
  `${lines}\nexport default function Notes() {\n  return <h1>{${shown}}</h1>\n}\n`

const SCREEN = 'src/notes/Notes.tsx'

/** The package.json of a remote that requires these ranges. */
const packageWith = (peerDependencies: Readonly<Record<string, string>>) =>
  JSON.stringify({ name: 'remote-lab', version: '1.0.0', type: 'module', peerDependencies })

const RANGES = {
  react: '^19.2 || ^20',
  'react-dom': '^19.2 || ^20',
  'react-router-dom': '7',
  'styled-components': '6',
  'react-hot-toast': '2',
  '@tanstack/react-query': '5',
  '@crossbook/auth': '0.x',
  '@crossbook/market': '0.x',
}

const OWN_FILES = {
  'package.json': packageWith(RANGES),
  'webpack.config.ts':
    "import { remoteConfig } from '@crossbook/build'\nexport default remoteConfig(import.meta.dirname)\n",
  'remote.ts': `import { defineRemote } from '@crossbook/contract'
export default defineRemote({
  name: 'lab',
  screens: [
    { path: '/lab/notes', module: './notes', title: 'Notes', description: 'A test.', access: 'public' },
  ],
})
`,
  [SCREEN]: screenWith(''),
}

/** Packages that the remote of a company may have installed next to those of remote-tools. */
const INSTALLED = ['host/node_modules/react-router', 'node_modules/.pnpm/node_modules/@tanstack/query-core']

/** Builds a remote of these files as its team does, in a folder of its own. */
async function build(files: Readonly<Record<string, string>>, installed = INSTALLED) {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'crossbook-build-rules-'))
  made.push(parent)
  const remote = path.join(parent, 'remote-lab')
  const packages = path.join(remote, 'node_modules')
  await mkdir(path.join(packages, '@crossbook'), { recursive: true })
  await mkdir(path.join(packages, '@tanstack'), { recursive: true })
  const link = (from: string) =>
    symlink(path.join(REPOSITORY, from), path.join(packages, from.split('/node_modules/').at(-1) ?? ''))
  const own = ['react', 'react-dom', 'react-router-dom', 'styled-components', 'react-hot-toast']
  const ours = ['auth', 'build', 'contract', 'market', 'ui'].map((name) => `@crossbook/${name}`)
  for (const name of [...own, ...ours, '@tanstack/react-query'])
    await link(`remote-tools/node_modules/${name}`)
  for (const place of installed) await link(place)
  for (const [file, text] of Object.entries({ ...OWN_FILES, ...files })) {
    await mkdir(path.dirname(path.join(remote, file)), { recursive: true })
    await writeFile(path.join(remote, file), text)
  }
  return new Promise<{ remote: string; failed: boolean; errors: string[]; out: string }>((resolve) => {
    execFile('node', [BUILD], { cwd: remote }, (error, out, err) => {
      const all = out + err
      const errors = [...all.matchAll(/^ERROR in (.*)$/gm)].map(([, message = '']) => message).sort()
      resolve({ remote, failed: error !== null, errors, out: all })
    })
  })
}

/** Files that break rules. They are built once, because a message names its file. */
const REFUSED = {
  'src/copies.ts': `import { useNavigate } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import toast from 'react-hot-toast'
import { QueryObserver } from '@tanstack/query-core'
import { ann } from '@crossbook/auth/testing'
export const copies = [useNavigate, RouterProvider, createRoot, renderToString, toast, QueryObserver, ann]
`,
  'src/labels/label.ts': "import { useLabel } from 'fancy-links'\nexport const label = useLabel\n",
  'node_modules/fancy-links/package.json':
    '{ "name": "fancy-links", "version": "1.0.0", "main": "lib/main.js" }',
  'node_modules/fancy-links/lib/main.js':
    "const { useLocation } = require('react-router')\nexports.useLabel = () => useLocation().pathname\n",
  'src/routers.ts': `import * as router from 'react-router-dom'
import { BrowserRouter, MemoryRouter, ServerRouter, useBlocker, useFetcher, Link } from 'react-router-dom'
import { useMutation } from '@tanstack/react-query'
import { createGlobalStyle } from 'styled-components'
const all = [BrowserRouter, MemoryRouter, ServerRouter, useBlocker, useFetcher, Link, useMutation]
export const routers = [...all, router.createBrowserRouter, createGlobalStyle]
`,
  [SCREEN]: screenWith(
    `import { copies } from '../copies'
import { label } from '../labels/label'
import { routers } from '../routers'`,
    '[copies, label(), routers].length',
  ),
}

describe('a build with files that break rules', () => {
  let built: Awaited<ReturnType<typeof build>>
  beforeAll(async () => {
    built = await build(REFUSED)
  })
  const errorsOf = (...files: string[]) =>
    built.errors.filter((message) => files.some((file) => message.startsWith(`${file} `)))

  it('fails with messages about these files alone, without a stack', () => {
    expect(built.failed).toBe(true)
    expect(built.out).not.toMatch(/^ +at /m)
    expect(built.errors).toEqual(errorsOf('src/copies.ts', 'src/labels/label.ts', 'src/routers.ts'))
  })

  it('refuses a second copy of a provided module, with the file, the import and the import to use instead', () => {
    const copy = (request: string, name: string, instead: string) =>
      `src/copies.ts imports ${request}, which would put a second copy of ${name} into the page: ${instead}.`
    const from = (entry: string) => `import from ${entry}, which the host provides`
    expect(errorsOf('src/copies.ts')).toEqual([
      copy('@crossbook/auth/testing', '@crossbook/auth', from('@crossbook/auth')),
      copy('@tanstack/query-core', '@tanstack/query-core', from('@tanstack/react-query')),
      copy(
        'react-dom/client',
        'react-dom',
        'the host renders the page, so export your screen as a component',
      ),
      copy(
        'react-dom/server',
        'react-dom',
        'promotion prerenders the page, so export your screen as a component',
      ),
      copy('react-hot-toast', 'react-hot-toast', from('react-hot-toast/headless')),
      copy('react-router', 'react-router', from('react-router-dom')),
      copy('react-router/dom', 'react-router', from('react-router-dom')),
    ])
  })

  it('refuses an import that a third-party package brings, and names the file that imports the package', () => {
    expect(errorsOf('src/labels/label.ts')).toEqual([
      'src/labels/label.ts imports fancy-links, whose fancy-links/lib/main.js imports react-router and would put a second copy of react-router into the page: use a package that imports from react-router-dom, which the host provides.',
    ])
  })

  it('refuses a router of its own, framework mode, and rules for all pages', () => {
    const second = (name: string) =>
      `src/routers.ts imports ${name} from react-router-dom, and a page has one router, which is the host’s: a screen is inside it, and has its links, hooks and routes.`
    expect(errorsOf('src/routers.ts')).toEqual([
      second('BrowserRouter'),
      second('MemoryRouter'),
      'src/routers.ts imports ServerRouter from react-router-dom, which belongs to its framework mode or to servers: the host provides its declarative and data modes.',
      second('createBrowserRouter'),
      'src/routers.ts imports createGlobalStyle from styled-components, and its rules would also apply to pages of other remotes: write them in a styled component of your own.',
    ])
  })
})

it('refuses style sheets with rules for elements of others, also those of packages', async () => {
  const { errors } = await build({
    [SCREEN]: screenWith("import './global.css'\nimport 'reset/reset.css'"),
    'src/notes/global.css':
      '.notes { color: red }\nh1 { color: red }\n@media print {\n  body,\n  .notes * { margin: 0 }\n}\n',
    'node_modules/reset/package.json': '{ "name": "reset", "version": "1.0.0" }',
    'node_modules/reset/reset.css': '* { margin: 0 }\n',
  })
  const messageFor = (file: string, selectors: string) =>
    `${file} has rules for ${selectors}, which would also apply to pages of other remotes: put a class of your own into each selector, such as ".my-page h1".`
  expect(errors).toEqual([
    messageFor('reset/reset.css', '"*"'),
    messageFor('src/notes/global.css', '"h1" and "body, .notes *"'),
  ])
})

it('refuses a provided package that is not installed with the same message', async () => {
  const lines = "import { useNavigate } from 'react-router'"
  const { errors } = await build({ [SCREEN]: screenWith(lines, 'useNavigate.name') }, [])
  expect(errors).toEqual([
    `${SCREEN} imports react-router, which would put a second copy of react-router into the page: import from react-router-dom, which the host provides.`,
  ])
})

it('builds what uses provided modules once and has rules of its own, and names classes alike for browsers and prerendering', async () => {
  const { remote, failed, out } = await build({
    [SCREEN]: screenWith(
      `import { useQuery } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { Link, useNavigate } from 'react-router-dom'
import styled, { keyframes } from 'styled-components'
import './notes.css'
import classes from './notes.module.css'
const Own = styled.p\`color: red;\``,
      '[useQuery, createPortal, Link, useNavigate, Own, keyframes, classes.title].join()',
    ),
    'src/notes/notes.css': '.notes h1 { color: red }\n@keyframes blink { to { opacity: 0 } }\n',
    'src/notes/notes.module.css': '.title { color: red }\n',
    'src/notes/Notes.test.tsx':
      "import { MemoryRouter } from 'react-router-dom'\nexport default MemoryRouter\n",
  })
  expect([failed, out]).toEqual([false, expect.not.stringContaining('ERROR')])
  const dist = path.join(remote, 'dist')
  /** Contents of all files with an ending. Their names are hashes. */
  const read = async (ending: string) => {
    const files = (await readdir(dist)).filter((file) => file.endsWith(ending))
    return (await Promise.all(files.map((file) => readFile(path.join(dist, file), 'utf8')))).join('\n')
  }
  const name = /\.(?<title>[\w-]+)\{color:red\}@?/.exec(
    (await read('.css')).replace('.notes h1{color:red}', ''),
  )?.groups?.['title']
  expect(name).toMatch(/^[\w-]{20,}$/)
  expect(await read('.js')).toContain(name)
  expect(await read('rendering.cjs')).toContain(name)
})

describe('a build of a remote with peers', () => {
  const { 'react-hot-toast': _, '@tanstack/react-query': __, ...ranges } = RANGES
  let remote = ''
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(remote, 'dist', file), 'utf8'))
  beforeAll(async () => {
    const built = await build({ 'package.json': packageWith(ranges) })
    expect(built).toMatchObject({ failed: false })
    remote = built.remote
  })

  it('requires of the host the peers of its package.json, also ranges of two majors', async () => {
    const app = (await read('app.json')) as { requires: unknown }
    expect(app.requires).toEqual({
      react: '^19.2 || ^20',
      'react/jsx-runtime': '^19.2 || ^20',
      'react-dom': '^19.2 || ^20',
      'react-router-dom': '7',
      'styled-components': '6',
      '@crossbook/auth': '0.x',
      '@crossbook/market': '0.x',
    })
  })

  it('writes the manifest of Module Federation next to app.json, which lists it', async () => {
    const app = (await read('app.json')) as { screens: readonly { files: readonly string[] }[] }
    expect(app).toMatchObject({
      screens: [{ module: './notes', files: [expect.stringMatching(/^[0-9a-f]+\.js$/)] }],
      files: { 'mf-manifest.json': { integrity: expect.stringMatching(/^sha256-/) as unknown } },
    })
    expect(await read('mf-manifest.json')).toMatchObject({
      name: 'crossbook_lab_1_0_0',
      metaData: {
        globalName: 'crossbook_lab_1_0_0',
        publicPath: 'auto',
        remoteEntry: { name: 'remoteEntry.js', type: 'var' },
      },
      exposes: [{ path: './notes', assets: { js: { sync: app.screens[0]?.files, async: [] } } }],
    })
    await expect(read('mf-stats.json')).rejects.toThrow('ENOENT')
  })
})

it.each([
  [
    { react: '^18.2 || ^20' },
    /^remote-lab: The peerDependencies of package\.json require react \^18\.2 \|\| \^20, and the build uses react 19\.\d+\.\d+, which is outside this range: widen the range, or install a version in it\.\n$/,
  ],
  [
    { react: 'nineteen' },
    'remote-lab: The peerDependencies of package.json require react nineteen, which is not a range: write one such as "^19.2 || ^20".\n',
  ],
])('refuses ranges that the versions it is built with do not have: %j', async (ranges, message) => {
  const { failed, out } = await build({ 'package.json': packageWith({ ...RANGES, ...ranges }) })
  expect([failed, out]).toEqual([
    true,
    typeof message === 'string' ? message : (expect.stringMatching(message) as unknown),
  ])
})

it('refuses an import of a shared module whose range package.json does not have', async () => {
  const { '@tanstack/react-query': _, ...ranges } = RANGES
  const { errors } = await build({
    'package.json': packageWith(ranges),
    [SCREEN]: screenWith("import { useQuery } from '@tanstack/react-query'", 'useQuery.name'),
  })
  expect(errors).toEqual([
    expect.stringMatching(
      /^src\/notes\/Notes\.tsx imports @tanstack\/react-query, which the host provides, and the peerDependencies of package\.json have no range for @tanstack\/react-query: add one such as "@tanstack\/react-query": "\^5\.\d+\.\d+"\.$/,
    ),
  ])
})
