import { execFile } from 'node:child_process'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { AuthDatabase } from './database'

const execute = promisify(execFile)

const OPERATIONS = path.resolve(import.meta.dirname, '../../../../docs/operations.md')

/** Where the compose file's containers have the store. */
const CONTAINERS_STORE = '/srv/crossbook/store'

const [ENVIRONMENT, ACCOUNTS, STORE] = ['.env', 'accounts.sql', 'store.tar.gz']

/** What a site on one machine is made of. */
interface SiteParts {
  /** The file of its addresses and secrets. */
  envFile: string
  database: AuthDatabase
  /** The store's folder. */
  store: string
}

/** Saves a running site into a folder by the commands that docs/operations.md gives its operators, without the containers. */
export async function save(to: string, { envFile, database, store }: SiteParts) {
  const dump = await documented(`exec -T database`, `> backup/${ACCOUNTS}`)
  const pack = await documented(`run --rm -T --no-deps --entrypoint tar release`, `> backup/${STORE}`)
  await copyFile(envFile, path.join(to, ENVIRONMENT))
  const [program = '', ...parameters] = dump
  await writeFile(path.join(to, ACCOUNTS), database.run(program, parameters))
  await execute('tar', [...inFolder(pack, store), '-f', path.join(to, STORE)])
}

/** Puts accounts and store of a saved site into an empty database and an empty folder, by the documented commands. */
export async function restore(from: string, { database, store }: Omit<SiteParts, 'envFile'>) {
  const [program = '', ...parameters] = await documented(`exec -T database`, `< backup/${ACCOUNTS}`)
  const unpack = await documented(`run --rm -T --no-deps --entrypoint tar release`, `< backup/${STORE}`)
  database.run(program, parameters, await readFile(path.join(from, ACCOUNTS), 'utf8'))
  await execute('tar', [...inFolder(unpack, store), '-f', path.join(from, STORE)])
}

/** The words between `docker compose` with these and the file that is written or read. */
async function documented(container: string, file: string): Promise<string[]> {
  const begin = `docker compose ${container} `
  const line = (await readFile(OPERATIONS, 'utf8'))
    .split('\n')
    .find((each) => each.startsWith(begin) && each.endsWith(` ${file}`))
  if (line === undefined) throw new Error(`docs/operations.md has no line “${begin}… ${file}”`)
  return line.slice(begin.length, -file.length).trim().split(' ')
}

function inFolder(words: readonly string[], folder: string) {
  return words.map((word) => (word === CONTAINERS_STORE ? folder : word))
}
