import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { checkStart } from './checkStart'
import { fetchNode } from './fetchNode'
import { NODES } from './nodes'

// `pnpm nodes [version…]`: starts the site and runs the jest suites on every Node that `engines` allows, or on those whose version
// begins as named (`pnpm nodes 24 26.0`). Longer than anybody waits for at a commit, so no step of `npm run test:all`: run it when a
// version is raised, here or in .ci/nodes/nodes.ts.
const root = path.resolve(import.meta.dirname, '../..')
const cache = path.join(root, 'node_modules/.cache/nodes')
const wanted = process.argv.slice(2)
const isWanted = (version: string) =>
  wanted.length === 0 || wanted.some((begin) => version === begin || version.startsWith(`${begin}.`))
const failed: string[] = []

for (const { oldest, newest } of NODES) {
  for (const version of new Set([oldest, newest])) {
    if (!isWanted(version)) continue
    const env = {
      ...process.env,
      PATH: `${fetchNode(version, cache)}${path.delimiter}${process.env.PATH ?? ''}`,
    }
    console.log(`\n── npm start on Node ${version}`)
    const problems = await checkStart(root, env)
    console.log(problems.length > 0 ? problems.join('\n') : 'passed')
    if (problems.length > 0) failed.push(`npm start on Node ${version}`)
    if (version !== newest) continue
    console.log(`\n── jest on Node ${version}`)
    const jest = spawnSync('node', ['node_modules/jest/bin/jest.js'], { cwd: root, env, stdio: 'inherit' })
    if (jest.status !== 0) failed.push(`jest on Node ${version}`)
  }
}
for (const name of failed) console.error(`${name} failed; its output is above.`)
process.exitCode = failed.length > 0 ? 1 : 0
