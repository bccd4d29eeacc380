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

/** Why a lockfile has no place for a package: its text is no lockfile, or no folder takes what the package takes. */
export type LockfileProblem =
  { kind: 'lockfileUnreadable'; detail: string } | { kind: 'packagesUnknown'; names: readonly string[] }

/**
 * The text of pnpm-lock.yaml with an entry for a new folder at the repository’s top, each of whose packages (`manifest` is its
 * package.json) is there in the version that its neighbours take. Nobody else’s entry changes. pnpm would resolve everything
 * again: it needs the network, takes others’ packages up to date where it may, and leaves out without a word each optional one
 * of another system (the compiler for macOS, say) that the registry does not answer for at that moment.
 */
export function lockfileWith(
  lockfile: string,
  folder: string,
  manifest: string,
): Result<string, LockfileProblem> {
  const read = readLockfile(lockfile)
  if (!read.ok) return read
  const wanted = check(manifestSchema, JSON.parse(manifest), 'package.json')
  if (!wanted.ok) throw new Error(wanted.problem)

  const neighbours = Object.entries(read.value)
    .filter(([name]) => name !== '.' && !name.includes('/'))
    .map(([, { dependencies, devDependencies }]) => ({ ...dependencies, ...devDependencies }))
  const unknown: string[] = []
  /** What is wanted under one heading, as the neighbours take it. */
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
  if (unknown.length > 0) return failure({ kind: 'packagesUnknown', names: unknown })
  return success(inserted(lockfile, folder, entry))
}

function readLockfile(lockfile: string) {
  try {
    const checked = check(lockfileSchema, parse(lockfile), 'pnpm-lock.yaml')
    if (checked.ok) return success(checked.value.importers)
    return failure({ kind: 'lockfileUnreadable', detail: checked.problem } as const)
  } catch (error) {
    const detail = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error)
    return failure({ kind: 'lockfileUnreadable', detail } as const)
  }
}

/** The text with an entry more where pnpm would put it: names in order, an empty line between two. */
function inserted(lockfile: string, folder: string, entry: object) {
  const text = stringify({ [folder]: entry }, { singleQuote: true, lineWidth: 0 }).replace(/^(?=.)/gm, '  ')
  const [before = '', ...rest] = lockfile.split(/^(?=importers:)/m)
  const [importers = '', ...after] = rest.join('').split(/^(?=(?!importers:)\S)/m)
  const entries = importers.split(/^(?= {2}\S)/m)
  const next = entries.findIndex((one, index) => index > 0 && one.trimStart() > folder)
  entries.splice(next === -1 ? entries.length : next, 0, `${text}\n`)
  return [before, ...entries, ...after].join('')
}
