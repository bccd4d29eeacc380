import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

const WINDOWS = process.platform === 'win32'

/**
 * Fetches a version of Node for this machine from the npm registry, which has its program as a package for each system, unless
 * it is there already. Gives the folder of the program, for the front of PATH. Throws where npm cannot install it.
 */
export function fetchNode(version: string, cache: string): string {
  const name = `node-${WINDOWS ? 'win' : process.platform}-${process.arch}`
  const folder = path.join(cache, version)
  const programs = path.join(folder, 'node_modules', name, 'bin')
  if (existsSync(path.join(programs, WINDOWS ? 'node.exe' : 'node'))) return programs
  mkdirSync(folder, { recursive: true })
  const install = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']
  execFileSync('npm', [...install, '--engine-strict=false', `${name}@${version}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: WINDOWS,
  })
  return programs
}
