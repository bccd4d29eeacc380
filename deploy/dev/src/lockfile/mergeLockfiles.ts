/** The three texts of one file that git has to make one of: where both sides began, ours and theirs. */
export interface Versions {
  base: string
  ours: string
  theirs: string
}

/** One part of a text by its name: what stands between two lines that are indented as deep. */
type Parts = ReadonlyMap<string, string>

/** Lines that begin a section of a lockfile, and those that begin an entry of a section. */
const SECTION = /^(?=\S)/m
const ENTRY = /^(?= {2}\S)/m

/**
 * One lockfile of two that came from the same: an entry (a package, or what one folder of the workspace takes) is as a whole
 * what one side made of it. Git itself compares lines, and two folders that take the same look to it like one that was changed
 * twice. Undefined when both sides have changed the same entry in two ways.
 */
export function mergeLockfiles(versions: Versions): string | undefined {
  return merged(
    mapped(versions, (text) => partsOf(text, SECTION)),
    (section) =>
      merged(
        mapped(section, (text) => partsOf(text, ENTRY)),
        (entry) => changedOnce(entry),
      ),
  )
}

/** Parts by their first line, in their order; what stands before the first is a part as well. */
function partsOf(text: string, beginning: RegExp): Parts {
  const parts = text.split(beginning).filter((part) => part !== '')
  return new Map(parts.map((part) => [nameOf(part), part]))
}

/** The key with which a part begins, whether or not its value stands in the same line. */
function nameOf(part: string) {
  return part.split(/:\s/, 1)[0] ?? part
}

function merged(
  { base, ours, theirs }: Record<keyof Versions, Parts>,
  merge: (part: Versions) => string | undefined,
): string | undefined {
  const parts: string[] = []
  for (const name of inOrder([...ours.keys()], [...theirs.keys()])) {
    const part = {
      base: base.get(name) ?? '',
      ours: ours.get(name) ?? '',
      theirs: theirs.get(name) ?? '',
    }
    const one = changedOnce(part) ?? merge(part)
    if (one === undefined) return undefined
    parts.push(one)
  }
  return parts.join('')
}

/** Our names with theirs among them where pnpm would put them. */
function inOrder(ours: readonly string[], theirs: readonly string[]) {
  const names = [...ours]
  for (const name of theirs) {
    if (names.includes(name)) continue
    const after = names.findIndex((other, index) => index > 0 && other > name)
    names.splice(after === -1 ? names.length : after, 0, name)
  }
  return names
}

function changedOnce({ base, ours, theirs }: Versions) {
  if (ours === theirs || theirs === base) return ours
  return ours === base ? theirs : undefined
}

function mapped<Value>(
  { base, ours, theirs }: Versions,
  map: (text: string) => Value,
): Record<keyof Versions, Value> {
  return { base: map(base), ours: map(ours), theirs: map(theirs) }
}
