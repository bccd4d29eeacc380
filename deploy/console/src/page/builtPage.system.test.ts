/** @jest-environment node */
import { execFile } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()

/** Two consoles that start at the same time in a fresh clone, and the names of the files that each of them serves. */
const TWO_CONSOLES = `
  const { builtPage } = await import(${JSON.stringify(pathToFileURL(path.join(__dirname, 'builtPage.ts')).href)})
  const served = await Promise.all([1, 2].map(() => builtPage(() => undefined, process.env.DIST)))
  console.log(JSON.stringify(served.map((page) => (page.ok ? [...page.value.keys()] : page.problem))))
`

it('serves the whole page to two consoles that build it at the same time', async () => {
  const dist = temporaryFolder()
  // A file: webpack gives Node's options to its own processes, and each of those would evaluate the code again.
  const script = path.join(temporaryFolder(), 'twoConsoles.mjs')
  writeFileSync(script, TWO_CONSOLES)
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    cwd: path.resolve(__dirname, '../../../release-cli'),
    env: { ...process.env, DIST: dist },
  })
  const [one, other] = JSON.parse(stdout) as string[][]
  expect(one).toEqual(expect.arrayContaining(['index.html', 'main.css', 'main.js']))
  expect(other).toEqual(one)
  expect(readdirSync(dist)).toEqual([expect.stringMatching(/^\d+$/)])
})
