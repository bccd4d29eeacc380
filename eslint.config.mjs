import { readFileSync } from 'node:fs'
import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import boundaries from 'eslint-plugin-boundaries'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

/** Folders of the host and the other folders that each may import. `boot` combines them. */
const HOST_ARROWS = {
  modules: [],
  page: ['modules', 'screens'],
  builds: [],
  'auth-page': [],
  'back-bar': [],
  'not-found': [],
  screens: ['modules'],
  faults: ['modules'],
  reports: [],
  federation: ['modules'],
  development: ['federation'],
  'fallback-builds': ['modules', 'faults', 'builds', 'federation'],
  mixes: ['builds', 'federation', 'fallback-builds'],
  loading: ['modules', 'faults', 'screens', 'page'],
  'sign-in': ['auth-page'],
  'create-account': ['auth-page'],
  'own-pages': ['modules', 'sign-in', 'create-account'],
  search: ['screens', 'loading'],
  header: ['screens', 'page', 'development', 'search'],
  footer: ['screens', 'page'],
  'open-tab': ['page'],
  routing: ['modules', 'page', 'screens', 'loading', 'back-bar', 'not-found', 'header', 'footer', 'open-tab'],
  rendering: ['modules', 'screens', 'loading', 'own-pages', 'routing'],
  boot: [
    ...['modules', 'page', 'screens', 'faults', 'federation', 'development', 'fallback-builds'],
    ...['mixes', 'loading', 'reports', 'own-pages', 'routing'],
  ],
}

const hostFolder = (folder) => ({ type: 'hostFolder', captured: { folder } })

/** The rooms of the house; each file belongs to one. */
const rooms = [
  { type: 'hostFolder', pattern: 'host/src/*', capture: ['folder'] },
  { type: 'host', pattern: 'host' },
  { type: 'remote', pattern: 'remote-*', capture: ['remote'] },
  { type: 'contract', pattern: 'shared/contract' },
  { type: 'money', pattern: 'shared/money' },
  { type: 'market', pattern: 'shared/market' },
  { type: 'market-ui', pattern: 'shared/market-ui' },
  { type: 'auth', pattern: 'shared/auth' },
  { type: 'ui', pattern: 'shared/ui' },
  { type: 'git', pattern: 'shared/git' },
  // What everybody has of React Router.
  { type: 'router', pattern: 'shared/build/src/provided' },
  { type: 'build', pattern: 'shared/build' },
  { type: 'testing', pattern: 'shared/testing' },
  { type: 'network', pattern: 'deploy/network' },
  { type: 'web-files', pattern: 'deploy/web-files' },
  { type: 'store', pattern: 'deploy/store' },
  { type: 'trust', pattern: 'deploy/trust' },
  { type: 'pages', pattern: 'deploy/pages' },
  { type: 'reports', pattern: 'deploy/reports' },
  { type: 'releases', pattern: 'deploy/releases' },
  { type: 'auth-service', pattern: 'deploy/auth-service' },
  { type: 'hosting', pattern: 'deploy/hosting' },
  { type: 'site-server', pattern: 'deploy/site-server' },
  { type: 'verification', pattern: 'deploy/verification' },
  { type: 'console-web', pattern: 'deploy/console/web' },
  { type: 'console', pattern: 'deploy/console' },
  { type: 'release-cli', pattern: 'deploy/release-cli' },
  { type: 'pipeline', pattern: 'deploy/pipeline' },
  { type: 'dev', pattern: 'deploy/dev' },
  { type: 'deploy-testing', pattern: 'deploy/testing' },
  { type: 'e2e', pattern: 'e2e' },
]

const TESTS = '**/*.test.{ts,tsx}'
const APP_SHARED = ['contract', 'money', 'market', 'market-ui', 'auth', 'ui']

/** What most of deploy stands on, from the ground up. */
const RELEASING = ['contract', 'network', 'web-files', 'store', 'trust', 'pages', 'releases']
const DEPLOY = [
  ...RELEASING.slice(1),
  'reports',
  'auth-service',
  'hosting',
  'site-server',
  'verification',
  'console',
  'release-cli',
  'pipeline',
  'dev',
]

/** Who may import whom: everything else is refused. Own files are always allowed. */
const arrows = [
  { from: ['host', 'hostFolder'], to: [...APP_SHARED, 'build', 'testing'] },
  { from: 'host', to: ['hostFolder'] },
  { from: 'remote', to: [...APP_SHARED, 'build', 'testing'] },
  { from: 'market', to: ['money', 'testing'] },
  { from: ['auth', 'money'], to: ['contract', 'testing'] },
  { from: 'ui', to: ['contract', 'testing'] },
  { from: 'market-ui', to: ['contract', 'market', 'money', 'ui', 'testing'] },
  { from: 'build', to: ['contract', 'git'] },
  { from: 'web-files', to: ['contract'] },
  { from: 'store', to: ['contract', 'network', 'web-files'] },
  { from: 'trust', to: ['contract', 'web-files', 'store'] },
  { from: 'pages', to: ['contract', 'web-files', 'store'] },
  { from: 'reports', to: ['contract', 'network'] },
  { from: 'releases', to: ['contract', 'web-files', 'store', 'trust', 'pages'] },
  { from: 'auth-service', to: ['contract'] },
  { from: 'hosting', to: [...RELEASING, 'auth-service'] },
  { from: 'site-server', to: [...RELEASING, 'reports', 'auth-service'] },
  { from: 'verification', to: ['contract', 'releases'] },
  { from: 'console', to: [...RELEASING, 'reports', 'site-server', 'build'] },
  // The page takes the types of what the server answers.
  { from: 'console-web', to: ['contract', 'ui', 'build', 'console'] },
  {
    from: 'release-cli',
    to: [...RELEASING, 'git', 'reports', 'hosting', 'site-server', 'verification', 'console'],
  },
  { from: 'pipeline', to: ['contract', 'release-cli'] },
  { from: 'dev', to: [...RELEASING, 'git', 'build', 'site-server', 'release-cli'] },
  { from: 'deploy-testing', to: ['contract', ...DEPLOY] },
  { from: 'e2e', to: ['build', 'host', 'hostFolder', 'remote', 'deploy-testing', ...DEPLOY, ...APP_SHARED] },
]

/** Tests also take the harnesses of deploy, which nothing that runs for people may import. */
const TEST_ARROWS = [
  // A test of the host puts together what it is about.
  { from: 'hostFolder', to: ['hostFolder'] },
  { from: DEPLOY, to: ['deploy-testing'] },
  // nginx has to answer as the local site does.
  { from: 'hosting', to: ['site-server'] },
]

const allow = (from, to) => ({ from: { element: from }, allow: [{ to: { element: to } }] })

/** Refuses every import between rooms that no arrow allows. */
const onlyAlong = (allowed) => [
  'error',
  {
    default: 'disallow',
    message:
      '{{from.element.type}} {{from.element.captured.folder}} may not import {{to.element.type}} {{to.element.captured.folder}}: arrows run host and remotes → shared, deploy → contract, downwards within deploy and host, only tests → deploy/testing',
    policies: [
      ...allowed.map(({ from, to }) => allow({ type: from }, { type: to })),
      ...rooms
        .filter(({ type }) => !['remote', 'hostFolder'].includes(type))
        .map(({ type }) => allow({ type }, { type })),
      ...Object.entries(HOST_ARROWS).flatMap(([folder, others]) =>
        [folder, ...others].map((other) => allow(hostFolder(folder), hostFolder(other))),
      ),
      // The types of `react-router-dom` are those of what the host shares.
      ...rooms.map(({ type }) => allow({ type }, { type: 'router' })),
      // The table of the host's own pages stands beside its webpack file.
      allow(hostFolder('screens'), { type: 'host' }),
      allow({ type: 'remote' }, { type: 'remote', captured: { remote: '{{from.element.captured.remote}}' } }),
    ],
  },
]

/** Words that the house has given up, as they would stand in names. */
const OLD_WORDS = '/[Hh]eal|[Pp]aint/'

/** Paths of the site as the contract writes them, with the query or fragment that a link may add. */
const SITE_PATHS = [
  ...readFileSync(new URL('shared/contract/src/sitePaths.ts', import.meta.url), 'utf8').matchAll(
    /'\/([^']+)'/g,
  ),
]
const A_SITE_PATH = `/^\\x2F(?:${SITE_PATHS.map(([, path]) => path.replaceAll('/', '\\x2F')).join('|')})(?:[?#].*)?$/`
const TYPED_TWICE =
  'Paths are written in shared/contract/src/sitePaths.ts only; read SITE_PATHS from @crossbook/contract.'

const pathsOnce = [
  `Literal[value=${A_SITE_PATH}]`,
  `TemplateElement[value.cooked=${A_SITE_PATH}]`,
  "JSXAttribute[name.name='to'] Literal[value='/']",
  "Property[key.name='to'] > Literal[value='/']",
].map((selector) => ({ selector, message: TYPED_TWICE }))

/** What of a styled part has to be a token, or a constant with a name of its own file: see shared/ui/README.md. */
const tokensOnly = [
  {
    value: '\\d(?:px|rem)\\b',
    message:
      'A length is a token of @crossbook/ui, or a constant at the top of this file that says what it is.',
  },
  {
    value: 'z-index:\\s*-?\\d',
    message: 'What floats has its place in layer of @crossbook/ui, or in a named table of its own part.',
  },
].flatMap(({ value, message }) =>
  [`TemplateElement[value.raw=/${value}/]`, `Literal[value=/${value}/]`].map((words) => ({
    selector: `TaggedTemplateExpression ${words}`,
    message,
  })),
)

const PUBLIC_ONLY = 'Use what the package documents: docs/decisions/public-apis-only.md.'

/** Imports of private files and names of packages. There are no exceptions. */
const publicImports = [
  { regex: '^(?:@[^/]+/)?[^./@][^/]*/(?:dist|build|cjs|lib|src)/', message: PUBLIC_ONLY },
  { regex: '(?:^|/)node_modules/', message: PUBLIC_ONLY },
]

/** Private names of packages and stubs in place of their files. There are no exceptions. */
const publicNames = [
  'ImportSpecifier[imported.name=/^(?:UNSAFE_|unstable_|__)/]',
  'MemberExpression[property.name=/^(?:UNSAFE_|__PRIVATE__)/]',
  "MemberExpression[property.name='NormalModuleReplacementPlugin']",
].map((selector) => ({ selector, message: PUBLIC_ONLY }))

/** Patched prototypes. Tests add what jsdom does not have. */
const patches = {
  selector: "AssignmentExpression[left.type='MemberExpression'][left.object.property.name='prototype']",
  message: PUBLIC_ONLY,
}

const oldWords = { selector: `Identifier[name=${OLD_WORDS}]`, message: 'Say prerender, or fallback build.' }

export default tseslint.config(
  {
    ignores: ['**/dist/**', '**/node_modules/**', '.crossbook/**', 'test-results/**', 'playwright-report/**'],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { boundaries },
    settings: {
      'boundaries/elements': rooms,
      'boundaries/include': ['host/**', 'remote-*/**', 'shared/**', 'deploy/**', 'e2e/**'],
      'import/resolver': { typescript: { project: './tsconfig.json' } },
    },
    rules: {
      'boundaries/dependencies': onlyAlong(arrows),
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...publicNames, patches],
      'max-lines': ['error', { max: 300 }],
      'no-console': ['error', { allow: ['warn', 'error', 'info'] }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-hot-toast',
              message:
                'Its plain entry writes inline styles; use notify from @crossbook/ui, or react-hot-toast/headless there.',
            },
            {
              name: 'react-router-dom',
              importNames: ['useSearchParams'],
              message:
                'It writes the whole query; useAddressState from @crossbook/ui changes its own keys only.',
            },
          ],
          patterns: [
            {
              group: ['@crossbook/*/src/**', 'host/**', 'remote-*/**'],
              message: 'Import through the package door.',
            },
            ...publicImports,
          ],
        },
      ],
    },
  },
  {
    files: ['host/**/*.tsx', 'remote-*/**/*.tsx', 'shared/**/*.tsx', 'deploy/console/web/**/*.tsx'],
    plugins: { ...jsxA11y.flatConfigs.strict.plugins, 'react-hooks': reactHooks },
    rules: { ...jsxA11y.flatConfigs.strict.rules, ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['shared/build/**', 'deploy/**', 'e2e/**', '.ci/**', '**/*.mjs', '**/webpack.config.ts'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  {
    files: [TESTS],
    languageOptions: { globals: globals.jest },
    rules: {
      'boundaries/dependencies': onlyAlong([...arrows, ...TEST_ARROWS]),
      'no-restricted-syntax': ['error', ...publicNames],
    },
  },
  {
    files: ['remote-*/**/*.{ts,tsx}', 'shared/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...publicNames, patches, ...pathsOnce, ...tokensOnly] },
  },
  {
    files: ['deploy/console/web/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...publicNames, patches, ...tokensOnly] },
  },
  {
    files: ['host/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...publicNames, patches, oldWords, ...pathsOnce, ...tokensOnly],
    },
  },
  {
    // Tests say literally what they expect.
    files: ['host/**/*.{test,fixture}.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...publicNames, oldWords] },
  },
  {
    files: [
      'remote-*/**/*.{test,fixture}.{ts,tsx}',
      'shared/**/*.{test,fixture}.{ts,tsx}',
      'shared/contract/src/sitePaths.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...publicNames] },
  },
  prettier,
)
