/** Folders of the host and the other folders that each may import. `boot` combines them. */
const HOST_IMPORTS = {
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
  density: [],
  search: ['screens', 'loading'],
  header: ['screens', 'page', 'development', 'density', 'search'],
  footer: ['screens', 'page', 'density'],
  'open-tab': ['page'],
  routing: [
    'modules',
    'page',
    'screens',
    'loading',
    'back-bar',
    'not-found',
    'density',
    'header',
    'footer',
    'open-tab',
  ],
  rendering: ['modules', 'screens', 'loading', 'own-pages', 'routing'],
  boot: [
    ...['modules', 'page', 'screens', 'faults', 'federation', 'development', 'fallback-builds'],
    ...['mixes', 'loading', 'reports', 'own-pages', 'routing'],
  ],
}

/** Folders of deploy/releases and the lower folders that each may import. */
const RELEASES_IMPORTS = {
  configuration: [],
  sources: [],
  verifications: [],
  history: [],
  builds: [],
  checks: ['verifications', 'history', 'builds'],
  publish: ['builds', 'checks'],
  compose: ['history', 'builds', 'checks'],
  mixes: ['history', 'checks', 'compose'],
  sites: ['history', 'builds', 'checks', 'mixes'],
  promote: ['history', 'checks', 'compose', 'sites'],
  rollback: ['history', 'builds', 'checks', 'compose', 'promote'],
  rollouts: ['history', 'checks', 'compose', 'promote', 'rollback'],
  preview: ['checks', 'mixes'],
  bisect: ['history', 'checks', 'compose', 'preview'],
  prune: ['verifications', 'history', 'checks', 'mixes'],
  doctor: ['verifications', 'history', 'builds', 'checks', 'mixes', 'sites'],
}

const releasesFolder = (folder) => ({ type: 'releasesFolder', captured: { folder } })
const hostFolder = (folder) => ({ type: 'hostFolder', captured: { folder } })

/** The packages and folders that imports are checked between. */
export const elements = [
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
  // Types of React Router, which every package uses.
  { type: 'router', pattern: 'shared/build/src/provided' },
  { type: 'build', pattern: 'shared/build' },
  { type: 'testing', pattern: 'shared/testing' },
  { type: 'network', pattern: 'deploy/network' },
  { type: 'web-files', pattern: 'deploy/web-files' },
  { type: 'store', pattern: 'deploy/store' },
  { type: 'trust', pattern: 'deploy/trust' },
  { type: 'pages', pattern: 'deploy/pages' },
  { type: 'reports', pattern: 'deploy/reports' },
  { type: 'releasesFolder', pattern: 'deploy/releases/src/*', capture: ['folder'] },
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

const APP_SHARED = ['contract', 'money', 'market', 'market-ui', 'auth', 'ui']

/** The lower layers of deploy, lowest first. */
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

/** Allowed imports between packages. A package always imports its own files. */
export const allowedImports = [
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
  { from: ['releases', 'releasesFolder'], to: ['contract', 'web-files', 'store', 'trust', 'pages'] },
  { from: 'releases', to: ['releasesFolder'] },
  { from: 'auth-service', to: ['contract'] },
  { from: 'hosting', to: [...RELEASING, 'auth-service'] },
  { from: 'site-server', to: [...RELEASING, 'reports', 'auth-service'] },
  { from: 'verification', to: ['contract', 'releases'] },
  { from: 'console', to: [...RELEASING, 'reports', 'site-server', 'build'] },
  // The page uses the types of the server's responses.
  { from: 'console-web', to: ['contract', 'ui', 'build', 'console'] },
  {
    from: 'release-cli',
    // Builds of other configurations are described by the rules of our own builds.
    to: [...RELEASING, 'build', 'git', 'reports', 'hosting', 'site-server', 'verification', 'console'],
  },
  { from: 'pipeline', to: ['contract', 'release-cli'] },
  { from: 'dev', to: [...RELEASING, 'git', 'build', 'site-server', 'release-cli'] },
  { from: 'deploy-testing', to: ['contract', ...DEPLOY] },
  { from: 'e2e', to: ['build', 'host', 'hostFolder', 'remote', 'deploy-testing', ...DEPLOY, ...APP_SHARED] },
]

/** Allowed imports of tests, which include the test harnesses of deploy. */
export const allowedTestImports = [
  ...allowedImports,
  // A test of the host combines the folders that it is about.
  { from: 'hostFolder', to: ['hostFolder'] },
  // A test of releases follows a release through several folders.
  { from: 'releasesFolder', to: ['releasesFolder', 'deploy-testing'] },
  { from: DEPLOY, to: ['deploy-testing'] },
  // Tests compare nginx's responses with the local site's.
  { from: 'hosting', to: ['site-server'] },
]

const allow = (from, to) => ({ from: { element: from }, allow: [{ to: { element: to } }] })

/** Rule options that refuse every import outside `allowed`. */
export const onlyAlong = (allowed) => [
  'error',
  {
    default: 'disallow',
    message:
      '{{from.element.type}} {{from.element.captured.folder}} may not import {{to.element.type}} {{to.element.captured.folder}}: see .ci/lint/boundaries.mjs. Allowed are host and remotes → shared, deploy → contract, lower layers within deploy and host, and tests → deploy/testing',
    policies: [
      ...allowed.map(({ from, to }) => allow({ type: from }, { type: to })),
      ...elements
        .filter(({ type }) => !['remote', 'hostFolder', 'releasesFolder'].includes(type))
        .map(({ type }) => allow({ type }, { type })),
      ...Object.entries(HOST_IMPORTS).flatMap(([folder, others]) =>
        [folder, ...others].map((other) => allow(hostFolder(folder), hostFolder(other))),
      ),
      ...Object.entries(RELEASES_IMPORTS).flatMap(([folder, others]) =>
        [folder, ...others].map((other) => allow(releasesFolder(folder), releasesFolder(other))),
      ),
      // The types of `react-router-dom` are those of the module that the host shares.
      ...elements.map(({ type }) => allow({ type }, { type: 'router' })),
      // The table of the host's own pages is next to its webpack configuration.
      allow(hostFolder('screens'), { type: 'host' }),
      allow({ type: 'remote' }, { type: 'remote', captured: { remote: '{{from.element.captured.remote}}' } }),
    ],
  },
]
