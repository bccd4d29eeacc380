// Plain Node: git asks for a merge also where no package is installed.

/**
 * The three texts of one file that are to become one: where both sides began, ours and theirs.
 * @template Part
 * @typedef {{ base: Part, ours: Part, theirs: Part }} Versions
 */

/** Parts of a text by their names: what stands between two lines that are indented as deep. @typedef {Map<string, string>} Parts */

/** Lines that begin a section of a lockfile, and those that begin an entry of a section. */
const SECTION = /^(?=\S)/m
const ENTRY = /^(?= {2}\S)/m

/**
 * One lockfile of two that came from the same: an entry (a package, or what one folder of the workspace takes) is as a whole
 * what one side made of it. Git itself compares lines, and two folders that take the same look to it like one that was changed
 * twice. Undefined when both sides have changed the same entry in two ways.
 * @param {Versions<string>} versions
 * @returns {string | undefined}
 */
export function mergeLockfiles(versions) {
  return merged(partsOf(versions, SECTION), (section) =>
    merged(partsOf(section, ENTRY), (entry) => changedOnce(entry)),
  )
}

/**
 * Parts by their first line, in their order; what stands before the first is a part as well.
 * @param {Versions<string>} versions
 * @param {RegExp} beginning
 * @returns {Versions<Parts>}
 */
function partsOf({ base, ours, theirs }, beginning) {
  const parts = (text) =>
    new Map(
      text
        .split(beginning)
        .filter((part) => part !== '')
        .map((part) => [nameOf(part), part]),
    )
  return { base: parts(base), ours: parts(ours), theirs: parts(theirs) }
}

/** The key with which a part begins, whether or not its value stands in the same line. */
function nameOf(part) {
  return part.split(/:\s/, 1)[0] ?? part
}

/**
 * @param {Versions<Parts>} versions
 * @param {(part: Versions<string>) => string | undefined} merge makes one of a part that both sides have changed
 * @returns {string | undefined}
 */
function merged({ base, ours, theirs }, merge) {
  const parts = []
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
function inOrder(ours, theirs) {
  const names = [...ours]
  for (const name of theirs) {
    if (names.includes(name)) continue
    const after = names.findIndex((other, index) => index > 0 && other > name)
    names.splice(after === -1 ? names.length : after, 0, name)
  }
  return names
}

function changedOnce({ base, ours, theirs }) {
  if (ours === theirs || theirs === base) return ours
  return ours === base ? theirs : undefined
}
