import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import path from 'node:path'

/** The part of a lockfile that says what each folder of the workspace uses. */
const IMPORTERS = /^importers:\n(?<importers>(?:\n| .*\n)*)/m

const FOLDER = /^ {2}(?<folder>\S+):(?: \{\})?$/
const KIND = /^ {4}(?<kind>\w+):/
const PACKAGE = /^ {6}(?<name>\S+):$/

/** Dependencies without which nothing works; optional ones depend on the machine. */
const NEEDED = ['dependencies', 'devDependencies']

/**
 * Lists the packages that the lockfile names and that the folders of the workspace do not find, such as `host: react`.
 * @param {URL} root the repository's folder
 * @returns {Promise<string[]>}
 */
export async function missingPackages(root) {
  const lockfile = await readFile(new URL('pnpm-lock.yaml', root), 'utf8')
  const place = fileURLToPath(root)
  return neededPackages(lockfile)
    .filter(({ folder, name }) => !existsSync(path.join(place, folder, 'node_modules', name)))
    .map(({ folder, name }) => `${folder}: ${name}`)
}

function neededPackages(lockfile) {
  const needed = []
  let [folder, kind] = ['', '']
  for (const line of (IMPORTERS.exec(lockfile.replaceAll('\r', ''))?.groups?.importers ?? '').split('\n')) {
    folder = unquoted(FOLDER.exec(line)?.groups?.folder) ?? folder
    kind = KIND.exec(line)?.groups?.kind ?? kind
    const name = unquoted(PACKAGE.exec(line)?.groups?.name)
    if (name !== undefined && NEEDED.includes(kind)) needed.push({ folder, name })
  }
  return needed
}

/** A key without the quotation marks that YAML puts around names which begin with an @. */
function unquoted(key) {
  return key?.replace(/^'(.*)'$/, '$1')
}
