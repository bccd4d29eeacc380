/** @jest-environment node */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { integrityOf } from '@crossbook/web-files'

const temporaryFolder = temporaryFolders()

const SCREEN = {
  path: '/insights',
  module: './Insights',
  title: 'Insights',
  description: 'A test.',
  access: 'public',
}

const assets = (js: readonly string[], css: readonly string[] = [], late: readonly string[] = []) => ({
  js: { sync: js, async: late },
  css: { sync: css, async: [] },
})

const SHARED = [
  { name: 'react', singleton: true, requiredVersion: '^19.2 || ^20', assets: assets(['540.js']) },
  { name: 'lodash', singleton: false, requiredVersion: '^4.0.0', assets: assets(['543.js']) },
]

/** Files as webpack and its federation plugin write them. */
const manifest = (changes: object = {}, metaData: object = {}) =>
  JSON.stringify({
    name: 'insights',
    metaData: {
      globalName: 'insights',
      publicPath: 'auto',
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
      ...metaData,
    },
    shared: SHARED,
    remotes: [],
    exposes: [{ path: './Insights', assets: assets(['120.js'], ['120.css'], ['751.js']) }],
    ...changes,
  })

const ENTRY = 'var insights;(self.webpackChunkinsights=self.webpackChunkinsights||[]).push();'

/** A build of a team elsewhere; `undefined` takes a file away. */
const FILES: Readonly<Record<string, string | undefined>> = {
  'package.json': '{ "name": "@shop/insights", "version": "1.4.0" }',
  'remote.json': JSON.stringify({ name: 'insights', screens: [SCREEN] }),
  'dist/mf-manifest.json': manifest(),
  'dist/remoteEntry.js': ENTRY,
  'dist/120.js': 'screen',
  'dist/120.js.map': '{}',
  'dist/120.css': '.insights { color: red }',
  'dist/751.js': 'details',
  'dist/540.js': 'exports.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = 1',
  'dist/543.js': 'lodash',
  'dist/main.js': 'the application by itself',
  'dist/index.html': '<!doctype html>',
  'dist/logo.svg': '<svg/>',
}

/** Writes a repository and runs `describe` in it. */
async function described(changes: Readonly<Record<string, string | undefined>> = {}) {
  const folder = await temporaryFolder()
  for (const [file, text] of Object.entries({ ...FILES, ...changes })) {
    if (text === undefined) continue
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  const run = releaseCommand({ root: folder })
  return { folder, run, ...(await run('describe', 'dist')) }
}

it('describes a webpack build for a release, and publishes it', async () => {
  const { folder, run, code, out } = await described()
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/^Wrote dist\/app\.json for insights 1\.4\.0-nogit-/),
  ])
  const app = JSON.parse(await readFile(path.join(folder, 'dist/app.json'), 'utf8')) as Record<
    string,
    unknown
  >
  expect(app).toMatchObject({
    kind: 'remote',
    name: 'insights',
    entry: 'remoteEntry.js',
    screens: [{ ...SCREEN, files: ['120.js', '751.js', '120.css'] }],
    requires: { react: '^19.2 || ^20' },
    container: { format: 'script', name: 'insights', globals: ['webpackChunkinsights'], files: ['543.js'] },
  })
  expect(app['files']).toEqual(
    Object.fromEntries(
      [
        '120.css',
        '120.js',
        '120.js.map',
        '543.js',
        '751.js',
        'logo.svg',
        'mf-manifest.json',
        'remoteEntry.js',
      ].map((name) => [
        name,
        {
          integrity: integrityOf(FILES[`dist/${name}`] ?? ''),
          bytes: Buffer.byteLength(FILES[`dist/${name}`] ?? ''),
        },
      ]),
    ),
  )
  expect(await run('publish', 'insights', '--from', 'dist')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Published insights 1\.4\.0-nogit-\w+ \(1 screen, 8 files\)/) as string,
  })
})

it('reads the table where a dev server finds it too', async () => {
  const { code, out } = await described({
    'remote.json': undefined,
    'public/remote.json': FILES['remote.json'],
  })
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/^Wrote dist\/app\.json for insights 1\.4\.0-nogit-/),
  ])
})

it('finds what ES modules import, and leaves out the copies of shared modules', async () => {
  const { folder, code, err } = await described({
    'dist/mf-manifest.json': manifest(
      {
        shared: [{ ...SHARED[0], assets: assets(['react.js']) }],
        exposes: [{ path: './Insights', assets: assets(['screen.js']) }],
      },
      { remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' } },
    ),
    'dist/remoteEntry.js':
      "import './runtime.js'\nexport const get = () => import('./screen.js')\nexport const own = () => import('./react.js')\n",
    'dist/runtime.js': "export * from './helper.js'\n",
    'dist/helper.js': 'export {}\n',
    'dist/screen.js': "import './helper.js'\nexport default () => import('./details.js')\n",
    'dist/details.js': 'export {}\n',
    'dist/react.js': 'export {}\n',
  })
  expect([code, err]).toEqual([0, ''])
  expect(JSON.parse(await readFile(path.join(folder, 'dist/app.json'), 'utf8'))).toMatchObject({
    screens: [{ files: ['screen.js', 'details.js'] }],
    container: { format: 'module', name: 'insights', globals: [], files: ['runtime.js', 'helper.js'] },
  })
})

it.each<[string, Readonly<Record<string, string | undefined>>, string]>([
  [
    'no manifest',
    { 'dist/mf-manifest.json': undefined },
    'dist has no mf-manifest.json: set "manifest: true" in the options of the federation plugin (with Rspack also output.publicPath: "auto")',
  ],
  ['no table', { 'remote.json': undefined }, 'The remote has no table of screens.'],
  [
    'a table with another word',
    { 'remote.json': '{ "name": "insights", "screens": [], "x": 1 }' },
    'remote.json: Table of screens:',
  ],
  [
    'a screen that is not exposed',
    { 'remote.json': JSON.stringify({ name: 'insights', screens: [{ ...SCREEN, module: './Other' }] }) },
    'The screen /insights shows ./Other, which the build does not expose; it exposes ./Insights.',
  ],
  [
    'addresses of its own',
    { 'dist/mf-manifest.json': manifest({}, { publicPath: 'https://cdn.example/' }) },
    'The build loads its files from https://cdn.example/, but a site serves them at another address',
  ],
  [
    'an entry that nobody can start',
    { 'dist/mf-manifest.json': manifest({}, { remoteEntry: { name: 'remoteEntry.js', type: 'commonjs' } }) },
    'The entry is of the type "commonjs", which the host cannot start',
  ],
  [
    'remotes of its own',
    { 'dist/mf-manifest.json': manifest({ remotes: [{ federationContainerName: 'shop' }] }) },
    'The build loads other remotes (shop)',
  ],
  [
    'React that is not shared',
    { 'dist/mf-manifest.json': manifest({ shared: [] }) },
    'The build does not share react',
  ],
  [
    'React in more than one copy',
    { 'dist/mf-manifest.json': manifest({ shared: [{ ...SHARED[0], singleton: false }] }) },
    'The build does not share react, but a page can have only one copy of it',
  ],
  [
    'no range',
    { 'dist/mf-manifest.json': manifest({ shared: [{ ...SHARED[0], requiredVersion: '*' }] }) },
    'The build shares react without a range: add requiredVersion',
  ],
  [
    'no range, as Rspack writes it',
    { 'dist/mf-manifest.json': manifest({ shared: [{ ...SHARED[0], requiredVersion: null }] }) },
    'The build shares react without a range: add requiredVersion',
  ],
  [
    'files in folders',
    {
      'dist/mf-manifest.json': manifest({ exposes: [{ path: './Insights', assets: assets(['js/120.js']) }] }),
    },
    'All files of a build must be in one folder, but these are not: js/120.js.',
  ],
  [
    'a shared part that the host lacks, in ES modules',
    {
      'dist/mf-manifest.json': manifest(
        { shared: [...SHARED, { name: 'react-dom/client', requiredVersion: '^19.0.0' }] },
        { remoteEntry: { name: 'remoteEntry.js', type: 'module' } },
      ),
    },
    'The build shares react-dom/client, which the host does not provide',
  ],
  ['an absent file', { 'dist/751.js': undefined }, './Insights needs 751.js, which is not in the folder'],
  [
    'a copy of a shared module',
    { 'dist/120.js': 'x.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=y' },
    '120.js contains a copy of react, which the host provides',
  ],
  [
    'a development build',
    { 'dist/120.js': 'eval("x //# sourceURL=webpack-internal:///./src/a.js")' },
    '120.js is built with eval, which the site',
  ],
  [
    'styles of others',
    { 'dist/120.css': 'h1 { color: red }' },
    '120.css has rules for "h1", which would also apply to pages of other remotes',
  ],
])('asks for missing information: %s', async (_, changes, message) => {
  const { code, err } = await described(changes)
  expect(code).toBe(1)
  expect(err).toContain(message)
  expect(err).not.toMatch(/^ +at /m)
})
