import { execFile } from 'node:child_process'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { AuthDatabase } from './database'

const execute = promisify(execFile)

const OPERATIONS = path.resolve(import.meta.dirname, '../../../../docs/operations.md')

/** The path of the store in the compose file's containers. */
const CONTAINERS_STORE = '/srv/crossbook/store'

const [ENVIRONMENT, ACCOUNTS, STORE] = ['.env', 'accounts.sql', 'store.tar.gz']

/** The parts of a site on one machine. */
interface SiteParts {
  /** The file of its addresses and secrets. */
  envFile: string
  database: AuthDatabase
  /** The store's folder. */
  store: string
}

/** Saves a running site into a folder. Uses the commands in docs/operations.md, but without containers. */
export async function save(to: string, { envFile, database, store }: SiteParts) {
  const dump = await documented(`exec -T database`, `> backup/${ACCOUNTS}`)
  const pack = await documented(`run --rm -T --no-deps --entrypoint tar release`, `> backup/${STORE}`)
  await copyFile(envFile, path.join(to, ENVIRONMENT))
  const [program = '', ...parameters] = dump
  await writeFile(path.join(to, ACCOUNTS), database.run(program, parameters))
  await execute('tar', [...inFolder(pack, store), '-f', path.join(to, STORE)])
}

/** Restores the accounts and the store of a saved site into an empty database and an empty folder, with the documented commands. */
export async function restore(from: string, { database, store }: Omit<SiteParts, 'envFile'>) {
  const [program = '', ...parameters] = await documented(`exec -T database`, `< backup/${ACCOUNTS}`)
  const unpack = await documented(`run --rm -T --no-deps --entrypoint tar release`, `< backup/${STORE}`)
  database.run(program, parameters, await readFile(path.join(from, ACCOUNTS), 'utf8'))
  await execute('tar', [...inFolder(unpack, store), '-f', path.join(from, STORE)])
}

/** Returns the documented command for this container and file: the words between `docker compose <container>` and the redirection. */
async function documented(container: string, file: string): Promise<string[]> {
  const begin = `docker compose ${container} `
  const line = (await readFile(OPERATIONS, 'utf8'))
    .split('\n')
    .find((each) => each.startsWith(begin) && each.endsWith(` ${file}`))
  if (line === undefined) throw new Error(`docs/operations.md has no line “${begin}… ${file}”`)
  return line.slice(begin.length, -file.length).trim().split(' ')
}

function inFolder(command: readonly string[], folder: string) {
  return command.map((word) => (word === CONTAINERS_STORE ? folder : word))
}
