/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(__dirname, '..')

it.each(['jest.config.mjs', 'e2e/playwright.config.ts'])(
  'tests that run in a git hook never write into the repository of the hook: %s',
  (file) => {
    const program = `await import('./${file}'); console.log(Object.keys(process.env).filter((name) => name.startsWith('GIT_')).join())`
    const variables = { GIT_DIR: '/hook/.git', GIT_INDEX_FILE: '/hook/.git/index', GIT_CONFIG_COUNT: '0' }
    const printed = execFileSync(
      process.execPath,
      ['--import', 'tsx', '--input-type', 'module', '--eval', program],
      { cwd: root, encoding: 'utf8', env: { PATH: process.env.PATH, HOME: process.env.HOME, ...variables } },
    )
    expect(printed.trim()).toBe('GIT_CONFIG_COUNT')
  },
)
