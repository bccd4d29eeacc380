import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { findAdvisories, isSerious } from './advisories'
import { lockedPackages } from './lockedPackages'

// Fails on a package with a known weakness that is high or critical. A registry that cannot be asked is no fault of the
// packages: then it says that nothing was checked, and passes.
const root = path.resolve(import.meta.dirname, '../..')
const registry = execFileSync('npm', ['config', 'get', 'registry'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
  shell: process.platform === 'win32',
}).trim()
const packages = lockedPackages(root)
const found = await findAdvisories(registry, packages)

if (found.ok) {
  const serious = found.value.filter(isSerious)
  console.log(
    `Audited ${packages.length} packages: ${serious.length} high or critical advisories, ${found.value.length - serious.length} lesser ones`,
  )
  for (const { package: name, vulnerable_versions: versions, severity, title, url } of found.value)
    console.log(`  ${severity}: ${name} ${versions}: ${title} (${url})`)
  if (serious.length > 0) {
    console.error(
      'Raise these versions in pnpm-workspace.yaml (or override them there), then run pnpm install.',
    )
    process.exitCode = 1
  }
} else {
  console.warn(`NOT AUDITED: npm’s registry could not be asked for advisories: ${found.problem}.`)
  console.warn('The packages were not checked for known weaknesses in this run.')
}
