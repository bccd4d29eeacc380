import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Debian's folder of the database's programs, which is not in the PATH. */
const POSTGRES = '/usr/lib/postgresql'

/** The path of an installed program, looked for where systems keep those of their servers too. */
export function findProgram(name: string) {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).sort().reverse() : []
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    // Go's own installer puts it where no path leads.
    '/usr/local/go/bin',
    ...versions.map((version) => path.join(POSTGRES, version, 'bin')),
  ]
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
}
