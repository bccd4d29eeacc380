import process from 'node:process'
import { endWithNpm } from './endWithNpm.mjs'
import { installPackages } from './installPackages.mjs'

endWithNpm()

// Plain Node until the packages are there; from then on TypeScript through tsx, in this same process.
const installed = await installPackages(new URL('../../../', import.meta.url), 'npm start')
if (installed.ok) {
  await import('@crossbook/build/typescript')
  await import('../src/start/main.ts')
} else {
  console.error(`\n${installed.problem}`)
  process.exitCode = 1
}
