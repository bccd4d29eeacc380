/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const REPOSITORY = path.resolve(__dirname, '../../..')

describe('the folder for temporary files', () => {
  let folder = ''
  beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'crossbook-tmp-'))))
  afterEach(() => rmSync(folder, { recursive: true }))

  it.each([
    [
      'pnpm release',
      ['--import', './shared/build/bin/typescript.mjs', 'deploy/release-cli/src/main.ts', '--help'],
    ],
    ['crossbook-release', ['deploy/release-cli/bin/release.mjs', '--help']],
    ['crossbook-develop', ['deploy/dev/bin/develop.mjs', '--help']],
    [
      'pnpm new',
      ['--import', './shared/build/bin/typescript.mjs', 'deploy/dev/src/scaffold/main.ts', '--help'],
    ],
  ])('is neither written to nor read by %s', (_, parameters) => {
    const { TSX_DISABLE_CACHE: _setting, ...environment } = process.env
    const output = execFileSync(process.execPath, parameters, {
      cwd: REPOSITORY,
      env: { ...environment, TMPDIR: folder },
      encoding: 'utf8',
    })
    expect(output).toMatch(/^Usage: /)
    expect(readdirSync(folder)).toEqual([])
  })
})
