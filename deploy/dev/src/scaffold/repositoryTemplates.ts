import type { AppName } from '@crossbook/contract'
import { PROVIDED, rangesOf, versionsOf } from '../packages/providedPackages'
import type { Manifest } from '../packages/withPackages'

/** Our packages that screens import and bundle; their builds and tests need more. */
const OF_OURS = ['contract', 'market-ui', 'money', 'ui'].map((name) => `@crossbook/${name}`)

/** Packages for types and tests of screens. */
const TOOLS = [
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'prettier',
  'typescript',
]

/** The package.json of a remote's own repository, before our packages are in it; versions are those of the catalog. */
export function repositoryManifest(
  name: AppName,
  catalog: Readonly<Record<string, string>>,
  provided: Readonly<Record<string, string>>,
) {
  return {
    name: `remote-${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    crossbook: { mainBranch: MAIN_BRANCH },
    engines: { node: '^20.19.0 || ^22.13.0 || ^24.0.0 || >=26.0.0' },
    scripts: {
      start: 'crossbook-develop',
      test: 'jest',
      types: 'tsc --noEmit',
      build: 'crossbook-build',
      release: 'crossbook-release',
    },
    peerDependencies: rangesOf(provided),
    dependencies: Object.fromEntries(OF_OURS.map((one) => [one, ''])),
    devDependencies: versionsOf([...PROVIDED, ...TOOLS], catalog),
  } satisfies Manifest & Record<string, unknown>
}

export const TSCONFIG = JSON.stringify({
  extends: '@crossbook/build/tsconfig.json',
  include: ['**/*.ts', '**/*.tsx'],
  exclude: ['node_modules', 'dist', '.crossbook'],
})

export const JEST_CONFIG = `import preset from '@crossbook/testing/jest-preset'

/** When a test counts as hanging: far more than it takes on a busy machine. */
const HANGS_AFTER_MS = 60_000

export default { ...preset, testTimeout: HANGS_AFTER_MS }
`

/** npm's settings: no package runs code of its own while it is installed, on a person's machine or on one that has keys. */
export const NPM_SETTINGS = 'ignore-scripts=true\n'

/** Branch of the first commit, and of the workflow and the versions that have no branch in them. */
export const MAIN_BRANCH = 'main'

/** Keeps the same bytes in every clone, whatever core.autocrlf is, because versions are derived from them. */
export const GIT_ATTRIBUTES = '* text=auto eol=lf\n*.tgz binary\n'

export const GIT_IGNORE = 'node_modules/\ndist/\n.crossbook/\n.env\n'

/** The repository's workflow. Code of the remote runs in a job without secrets. The job with the keys takes its build. */
export function workflow(name: AppName) {
  return `name: Checks

on:
  pull_request:
  push:
    branches: [${MAIN_BRANCH}]

permissions:
  contents: read

jobs:
  checks:
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
        with:
          persist-credentials: false
      - uses: actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0
        with:
          node-version: 24
      - run: npm ci
      - run: npm run types
      - run: npm test
      - run: npm run build
      - if: github.event_name == 'push'
        uses: actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2
        with:
          name: built
          path: dist
          retention-days: 1

  publish:
    if: github.event_name == 'push'
    needs: checks
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    environment: releases
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
        with:
          # Published versions are compared by their commits.
          fetch-depth: 0
          persist-credentials: false
      - uses: actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0
        with:
          node-version: 24
      - run: npm ci
      # Outside of the checkout, whose files all have to be in a commit.
      - uses: actions/download-artifact@d3f86a106a0bac45b974a628896c90dbdf5c8093 # v4.3.0
        with:
          name: built
          path: \${{ runner.temp }}/built/${name}
      # Runs the release tool alone: the build above was made without keys.
      - run: npm run --silent release -- publish --changed --from "$RUNNER_TEMP/built"
        env:
          CROSSBOOK_STORE: \${{ vars.CROSSBOOK_STORE }}
          CROSSBOOK_FIRST_KEYS: \${{ vars.CROSSBOOK_FIRST_KEYS }}
          CROSSBOOK_SIGNING_KEY: \${{ secrets.CROSSBOOK_SIGNING_KEY }}
          AWS_ACCESS_KEY_ID: \${{ secrets.AWS_ACCESS_KEY_ID }}
          AWS_SECRET_ACCESS_KEY: \${{ secrets.AWS_SECRET_ACCESS_KEY }}
`
}

/** The README for readers who have never seen this repository. */
export function readme(name: AppName, path: string, title: string) {
  return `# ${title}

The remote \`${name}\` of Crossbook: an application that is built, tested and published on its own, and shown in the site next to
all others. It needs Node and npm, and none of the workspace in which the others are made.

\`\`\`sh
npm install         # writes package-lock.json, which belongs in git
npm test            # its tests, with jest and testing-library
npm run types       # its types
npm run build       # dist/, as it would be published
CROSSBOOK_STORE=<store> npm start    # the site with this remote under development, on http://localhost:3000${path}
\`\`\`

\`npm start\` shows the host and the other remotes as the channel \`staging\` shows them (\`npm start -- --channel <name>\` for
another one). Save a file and the open page reloads. Problems and type errors appear in the terminal.
\`CROSSBOOK_STORE\` is a folder or \`s3://bucket/prefix?region=…\`; read access is enough.

## Where is …?

- \`remote.ts\`: the table of screens, with path, title, access and menu entry of each. A new page
  is one row and one file, \`src/<module>/<Module>.tsx\`, whose default export is the screen.
- \`src/firstRender.test.tsx\`: checks that every screen can be rendered without a browser. The first render uses props, route and
  constants only: no window, storage, time, chance or \`style=\`; the rest comes in effects.
- \`vendor/\`: Crossbook's own packages, as sources with their types. They come from the workspace, with
  \`pnpm packages:pack --to <this folder>/vendor\`, which can be run again for newer ones; then \`npm install\` and \`npm test\`.
  All of these files belong in git.

## Publishing

\`\`\`sh
npm run release -- publish ${name}                  # on ${MAIN_BRANCH}: the version of package.json; elsewhere with branch and commit
npm run release -- check staging ${name}@0.1.0      # runs all checks of a promotion
npm run release -- --help
\`\`\`

Versions come from git, so commit first. A folder without a repository publishes pre-releases such as \`0.1.0-nogit-3fa2b1c0de\` only.
The main branch is called \`${MAIN_BRANCH}\`. For another name, change \`crossbook.mainBranch\` in package.json and \`branches\` in
\`.github/workflows/checks.yml\`, and rename the branch with \`git branch --move\`. The repository may also be a folder of a larger
one: then move the workflow to that repository's top, and give its steps this folder as \`working-directory\`.

A version is published once. Publishing changes no channel: people who may move a channel promote it
(\`npm run release -- promote staging ${name}@0.1.0\`), and a promotion that does not fit the host is refused with a reason.
\`.github/workflows/checks.yml\` publishes changed versions on each push to ${MAIN_BRANCH}. Least rights for it: credentials with the policy
\`npm run release -- policy ${name} --store <bucket>\`, which may write this remote's builds and nothing else, and a key of its own
(\`npm run release -- key make ${name}-ci --to <file>\`) that channels trust for this remote alone.
Keep its secrets in the environment \`releases\`, let that environment deploy from \`${MAIN_BRANCH}\` only, and set the variable
\`CROSSBOOK_FIRST_KEYS\` to the ids of the keys that the channels began with.
`
}
