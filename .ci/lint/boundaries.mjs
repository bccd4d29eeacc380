const ALLOWED = 'Allowed are the imports listed in .ci/lint/boundaries.mjs.'

const TEST = '\\.test\\.tsx?$'

const APP_SHARED = ['contract', 'money', 'market', 'market-ui', 'auth', 'ui'].map((name) => `shared/${name}`)

/** The lower layers of deploy, lowest first. */
const RELEASING = ['network', 'web-files', 'store', 'trust', 'pages', 'releases'].map(
  (name) => `deploy/${name}`,
)
const DEPLOY = [
  ...RELEASING,
  'deploy/reports',
  'deploy/auth-service',
  'deploy/hosting',
  'deploy/site-server',
  'deploy/verification',
  'deploy/console',
  'deploy/release-cli',
  'deploy/pipeline',
  'deploy/dev',
]

/** Types of React Router, which every package uses. */
const ROUTER_TYPES = 'shared/build/src/provided'

/** The packages, and the others that each may import. */
const PACKAGE_IMPORTS = {
  host: [...APP_SHARED, 'shared/build', 'shared/testing'],
  'remote-[^/]+': [...APP_SHARED, 'shared/build', 'shared/testing'],
  'shared/contract': [],
  'shared/git': [],
  'shared/testing': [],
  'shared/money': ['shared/contract', 'shared/testing'],
  'shared/auth': ['shared/contract', 'shared/testing'],
  'shared/ui': ['shared/contract', 'shared/testing'],
  'shared/market': ['shared/money', 'shared/testing'],
  'shared/market-ui': ['shared/contract', 'shared/market', 'shared/money', 'shared/ui', 'shared/testing'],
  'shared/build': ['shared/contract', 'shared/git'],
  'deploy/network': [],
  'deploy/web-files': ['shared/contract'],
  'deploy/store': ['shared/contract', 'deploy/network', 'deploy/web-files'],
  'deploy/trust': ['shared/contract', 'deploy/web-files', 'deploy/store'],
  'deploy/pages': ['shared/contract', 'deploy/web-files', 'deploy/store'],
  'deploy/reports': ['shared/contract', 'deploy/network'],
  'deploy/releases': ['shared/contract', 'deploy/web-files', 'deploy/store', 'deploy/trust', 'deploy/pages'],
  'deploy/auth-service': ['shared/contract'],
  'deploy/hosting': ['shared/contract', ...RELEASING, 'deploy/auth-service'],
  'deploy/site-server': ['shared/contract', ...RELEASING, 'deploy/reports', 'deploy/auth-service'],
  'deploy/verification': ['shared/contract', 'deploy/releases'],
  // Only its page has a user interface: see below.
  'deploy/console': [
    ...['shared/contract', 'shared/ui', 'shared/build'],
    ...[...RELEASING, 'deploy/reports', 'deploy/site-server'],
  ],
  // Builds of other configurations are described by the rules of our own builds.
  'deploy/release-cli': [
    ...['shared/contract', 'shared/build', 'shared/git', ...RELEASING, 'deploy/reports'],
    ...['deploy/hosting', 'deploy/site-server', 'deploy/verification', 'deploy/console'],
  ],
  'deploy/pipeline': ['shared/contract', 'deploy/release-cli'],
  'deploy/dev': [
    ...['shared/contract', 'shared/git', 'shared/build'],
    ...[...RELEASING, 'deploy/site-server', 'deploy/release-cli'],
  ],
  'deploy/testing': ['shared/contract', ...DEPLOY],
  e2e: ['shared/build', 'host', 'remote-[^/]+', 'deploy/testing', ...DEPLOY, ...APP_SHARED],
}

/** What tests import as well: the harnesses of deploy, and the local site, whose responses are compared with nginx's. */
const TEST_IMPORTS = {
  ...Object.fromEntries(DEPLOY.map((name) => [name, ['deploy/testing']])),
  'deploy/hosting': ['deploy/testing', 'deploy/site-server'],
}

/** Folders of the console: the page uses the types of the server's responses. */
const CONSOLE_IMPORTS = { src: [], web: ['src'] }

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
  preview: ['history', 'checks', 'mixes'],
  bisect: ['history', 'checks', 'compose', 'preview'],
  prune: ['verifications', 'history', 'checks', 'mixes'],
  doctor: ['verifications', 'history', 'builds', 'checks', 'mixes', 'sites'],
}

/** Rules that refuse all other imports, of types as well. */
const boundaries = [
  unlisted(
    'shared or deploy',
    '(?:shared|deploy)',
    Object.keys(PACKAGE_IMPORTS).map((name) => name.split('/').at(-1)),
  ),
  ...Object.entries(PACKAGE_IMPORTS).flatMap(([name, imported]) => [
    refuse(name, { path: beginning(name), pathNot: TEST }, imported),
    refuse(`${name}, in tests`, { path: `${beginning(name)}.*${TEST}` }, [
      ...imported,
      ...(TEST_IMPORTS[name] ?? []),
    ]),
  ]),
  ...folderRules('deploy/console', CONSOLE_IMPORTS),
  ...folderRules('host/src', HOST_IMPORTS),
  ...folderRules('deploy/releases/src', RELEASES_IMPORTS),
  {
    name: 'user interface in the console’s page only',
    severity: 'error',
    from: { path: '^deploy/console/src/' },
    to: { path: '^shared/ui/' },
  },
  {
    name: 'configuration of the host in its screens only',
    severity: 'error',
    from: { path: '^host/src/[^/]+/', pathNot: [TEST, '^host/src/screens/'] },
    to: { path: '^host/[^/]+$' },
  },
]

/** The configuration of dependency-cruiser. Unlike the check for circles it follows imports of our own packages. */
export default {
  forbidden: boundaries,
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default', 'types'] },
    exclude: { path: '(?:^|/)dist/' },
  },
}

function refuse(name, from, imported) {
  return {
    name: `imports of ${name.replace('remote-[^/]+', 'a remote')}`,
    comment: ALLOWED,
    severity: 'error',
    from,
    // $1 is the package itself, as a remote imports its own files only.
    to: {
      path: beginning('host|remote-[^/]+|shared|deploy|e2e'),
      pathNot: ['^$1/', ...[ROUTER_TYPES, ...imported].map(beginning)],
    },
  }
}

/** Tests may combine folders. */
function folderRules(parent, imports) {
  return [
    unlisted(parent, parent, Object.keys(imports)),
    ...Object.entries(imports).map(([folder, others]) => ({
      name: `imports of ${parent}/${folder}`,
      comment: ALLOWED,
      severity: 'error',
      from: { path: beginning(`${parent}/${folder}`), pathNot: TEST },
      to: { path: `^${parent}/`, pathNot: [folder, ...others].map((name) => beginning(`${parent}/${name}`)) },
    })),
  ]
}

/** A new folder imports nothing from the others until it is listed. */
function unlisted(name, parent, folders) {
  return {
    name: `imports of an unlisted folder of ${name}`,
    comment: ALLOWED,
    severity: 'error',
    from: { path: `^(${parent}/(?!(?:${folders.join('|')})/)[^/]+)/` },
    to: { path: `^${parent}/`, pathNot: '^$1/' },
  }
}

function beginning(folder) {
  return `^(${folder})/`
}
