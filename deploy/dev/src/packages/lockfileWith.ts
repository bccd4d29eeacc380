import { check, failure, type Result, success } from '@crossbook/contract'
import { object, optional, record, string } from 'valibot'
import { parse, stringify } from 'yaml'

const takenSchema = optional(record(string(), object({ specifier: string(), version: string() })), {})
const lockfileSchema = object({
  importers: record(string(), object({ dependencies: takenSchema, devDependencies: takenSchema })),
})
const manifestSchema = object({
  dependencies: optional(record(string(), string()), {}),
  devDependencies: optional(record(string(), string()), {}),
})

/**
 * Returns the text of pnpm-lock.yaml with an entry for a new top-level folder. `manifest` is the folder's package.json. Its dependencies
 * get the versions that the neighbouring folders use. Other entries do not change. Fails with a message.
 * The entry is not left to pnpm, which would resolve everything again. That needs the network and may update the dependencies of other
 * packages. It also silently drops each optional package of another system, such as the compiler for macOS, when the registry does not
 * answer for it.
 */
export function lockfileWith(lockfile: string, folder: string, manifest: string): Result<string, string> {
  const read = readLockfile(lockfile)
  if (!read.ok) return read
  const wanted = check(manifestSchema, JSON.parse(manifest), 'package.json')
  if (!wanted.ok) throw new Error(wanted.problem)

  const neighbours = Object.entries(read.value)
    .filter(([name]) => name !== '.' && !name.includes('/'))
    .map(([, { dependencies, devDependencies }]) => ({ ...dependencies, ...devDependencies }))
  const unknown: string[] = []
  /** Returns the dependencies under one heading, in the versions that the neighbouring folders use. */
  function taken(packages: Record<string, string>) {
    const inOrder = Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1))
    const found = inOrder.flatMap(([name, specifier]) => {
      const known = neighbours.map((one) => one[name]).find((one) => one?.specifier === specifier)
      if (known === undefined) unknown.push(name)
      return known === undefined ? [] : [[name, known] as const]
    })
    return found.length === 0 ? undefined : Object.fromEntries(found)
  }
  const entry = {
    dependencies: taken(wanted.value.dependencies),
    devDependencies: taken(wanted.value.devDependencies),
  }
  if (unknown.length > 0) {
    const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(unknown)
    return failure(
      `No application in the repository depends on ${names} as a new remote does, so pnpm-lock.yaml has no version of it: add it to one, run pnpm install, and try again.`,
    )
  }
  return success(inserted(lockfile, folder, entry))
}

function readLockfile(lockfile: string) {
  try {
    const checked = check(lockfileSchema, parse(lockfile), 'pnpm-lock.yaml')
    return checked.ok ? success(checked.value.importers) : failure(unreadable(checked.problem))
  } catch (error) {
    return failure(
      unreadable(error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error)),
    )
  }
}

const unreadable = (detail: string) =>
  `pnpm-lock.yaml cannot be read (${detail}). If it has merge conflicts, run pnpm install, which resolves the conflict; otherwise restore it from git.`

/** Returns the text with the new entry where pnpm would put it: sorted by name, with an empty line between entries. */
function inserted(lockfile: string, folder: string, entry: object) {
  const text = stringify({ [folder]: entry }, { singleQuote: true, lineWidth: 0 }).replace(/^(?=.)/gm, '  ')
  const [before = '', ...rest] = lockfile.split(/^(?=importers:)/m)
  const [importers = '', ...after] = rest.join('').split(/^(?=(?!importers:)\S)/m)
  const entries = importers.split(/^(?= {2}\S)/m)
  const next = entries.findIndex((one, index) => index > 0 && one.trimStart() > folder)
  entries.splice(next === -1 ? entries.length : next, 0, `${text}\n`)
  return [before, ...entries, ...after].join('')
}
