import {
  compressedFormOf,
  type Files,
  inParallel,
  integrityOf,
  isCompressible,
  isFormOf,
  MANIFEST,
  parsedJson,
  PRECOMPRESSED,
  withCompressed,
} from '@crossbook/web-files'
import * as v from 'valibot'
import { isForBrowsers } from './storeLayout'

/** Reads a file of a build by its name. */
export type ReadFile = (name: string) => Promise<Uint8Array | undefined>

const manifestSchema = v.object({ files: v.record(v.string(), v.object({ integrity: v.string() })) })

/** The files that an app.json lists for browsers, each with its integrity; undefined for bytes that are no app.json. */
function listedFiles(manifest: Uint8Array): ReadonlyMap<string, string> | undefined {
  const read = v.safeParse(manifestSchema, parsedJson(manifest))
  if (!read.success) return undefined
  const listed = Object.entries(read.output.files).filter(
    ([name]) => isForBrowsers(name) && !compressedFormOf(name) && name !== MANIFEST,
  )
  return new Map(listed.map(([name, { integrity }]) => [name, integrity]))
}

/**
 * Returns the files of a build for browsers: its app.json, the listed files with the listed bytes, and compressed forms that unpack to
 * them. Each file comes from the first source that has it whole. A wrong compressed form is created again, and a listed file that no
 * source has whole is left out.
 */
export async function verifiedFiles(
  manifest: Uint8Array,
  sources: readonly ReadFile[],
  isWanted: (name: string) => boolean = () => true,
): Promise<Files | undefined> {
  const listed = listedFiles(manifest)
  if (!listed) return undefined
  const plain = await inParallel([...listed], async ([name, integrity]) => {
    const bytes = await firstOf(sources, name, (found) => integrityOf(found) === integrity)
    return bytes ? [[name, bytes] as const] : []
  })
  const whole = new Map([[MANIFEST, manifest], ...plain.flat()])
  const forms = await inParallel([...whole], ([name, bytes]) => formsOf(name, bytes, sources, isWanted))
  return new Map([...whole, ...forms.flat()])
}

async function formsOf(
  name: string,
  whole: Uint8Array,
  sources: readonly ReadFile[],
  isWanted: (name: string) => boolean,
) {
  const forms = isCompressible(name) ? PRECOMPRESSED.filter(({ ending }) => isWanted(name + ending)) : []
  const found = forms.map(async ({ encoding, ending }) => {
    const form = name + ending
    let isThere = false
    const bytes = await firstOf(sources, form, (candidate) => {
      isThere = true
      return isFormOf(whole, encoding, candidate)
    })
    const made = isThere && !bytes ? await withCompressed(new Map([[name, whole]])) : undefined
    const kept = bytes ?? made?.get(form)
    return kept ? [[form, kept] as const] : []
  })
  return (await Promise.all(found)).flat()
}

async function firstOf(
  sources: readonly ReadFile[],
  name: string,
  isWhole: (bytes: Uint8Array) => boolean | Promise<boolean>,
) {
  for (const read of sources) {
    const bytes = await read(name)
    if (bytes && (await isWhole(bytes))) return bytes
  }
  return undefined
}

/** Reads a file of a build for browsers; undefined unless app.json lists it, and the bytes are or unpack to the listed ones. */
export async function readVerified(name: string, read: ReadFile): Promise<Uint8Array | undefined> {
  const manifest = await read(MANIFEST)
  if (!manifest) return undefined
  const form = compressedFormOf(name)
  const file = form?.file ?? name
  const integrity = listedFiles(manifest)?.get(file)
  const plain = file === MANIFEST ? manifest : integrity === undefined ? undefined : await read(file)
  if (!plain || (integrity !== undefined && integrityOf(plain) !== integrity)) return undefined
  if (!form) return plain
  const bytes = await read(name)
  return bytes && (await isFormOf(plain, form.encoding, bytes)) ? bytes : undefined
}

/**
 * How the files that a site has of a build differ from what browsers should get of it, by their names: files that its app.json does not
 * list, and files that are gone or have other bytes. A compressed form may be missing.
 */
export async function wrongFiles(
  manifest: Uint8Array,
  names: readonly string[],
  read: ReadFile,
): Promise<{ unlisted: string[]; damaged: string[] }> {
  const listed = listedFiles(manifest)
  if (!listed) return { unlisted: [], damaged: [] }
  const needed = [MANIFEST, ...listed.keys()]
  const isKnown = (name: string) => {
    const file = compressedFormOf(name)?.file ?? name
    return needed.includes(file) && (file === name || isCompressible(file))
  }
  const isWhole = async (name: string) => {
    const bytes = await read(name)
    if (!bytes) return false
    if (name === MANIFEST) return Buffer.compare(bytes, manifest) === 0
    const form = compressedFormOf(name)
    if (!form) return integrityOf(bytes) === listed.get(name)
    const plain = form.file === MANIFEST ? manifest : await read(form.file)
    // The right content of the compressed forms of a damaged file is unknown.
    if (!plain || (form.file !== MANIFEST && integrityOf(plain) !== listed.get(form.file))) return true
    return isFormOf(plain, form.encoding, bytes)
  }
  const known = new Set([...needed, ...names.filter(isKnown)])
  const checked = await inParallel([...known], async (name) => ((await isWhole(name)) ? [] : [name]))
  return { unlisted: names.filter((name) => !isKnown(name)), damaged: checked.flat() }
}
