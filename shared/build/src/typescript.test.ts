/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const REPOSITORY = path.resolve(__dirname, '../../..')
const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8')

/** Matches calls of tsx in scripts, programs and images, but neither file endings nor dependencies. */
const RUNS_TSX =
  /--import[ ='",]+tsx\b|\bbin\/tsx\b|\bbin\('tsx'\)|npx tsx\b|": "tsx |['"]tsx(?:\/[\w/-]+)?['"](?!:)/

/** Programs that a test or a benchmark starts inherit the settings of the run. */
const STARTED_BY_RUNS = /\.test\.ts$|^e2e\/|^deploy\/testing\/|\/testing\//

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: REPOSITORY,
  encoding: 'utf8',
})
  .split('\0')
  .filter(
    (file) =>
      /\.(?:m?[jt]s|sh|json|ya?ml)$|Dockerfile$/.test(file) && existsSync(path.join(REPOSITORY, file)),
  )

it('only one module starts TypeScript, so that no entry point runs what others have put into /tmp', () => {
  const entries = files.filter((file) => RUNS_TSX.test(read(file)) && !STARTED_BY_RUNS.test(file))
  expect(entries).toEqual([
    // Reads a table of screens for a command, which that module has started.
    'deploy/release-cli/src/describing/readScreens.ts',
    'shared/build/bin/typescript.mjs',
    // Imported by a build, which that module has started.
    'shared/build/src/screen-table/readTable.ts',
  ])
})

it.each(['shared/build/bin/typescript.mjs', 'shared/testing/jest-preset.mjs', 'e2e/playwright.config.ts'])(
  '%s turns the shared cache off, for all that it starts',
  (file) => {
    expect(read(file)).toContain("process.env.TSX_DISABLE_CACHE = '1'")
  },
)
