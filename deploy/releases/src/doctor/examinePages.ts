import type { Release } from '@crossbook/contract'
import { LAYOUT, type PageSet, type PrerenderKey } from '@crossbook/store'
import { NOT_FOUND_FILE, pageFile, PRECOMPRESSED, SHOWN_RELEASE_FILE } from '@crossbook/web-files'
import { expectedPages, type ExpectedPages } from '../sites/expectedPages'
import { damagedForms } from './compressedForms'
import {
  FILE_LIST,
  type Finding,
  ifReadable,
  isListBroken,
  parseJson,
  type Patient,
  wrongBytes,
} from './damage'
import type { Uses } from './uses'

/** Pages as they would be written now, and whose site they are. */
interface Expected extends ExpectedPages {
  channel: string
}

/** Every set of pages: those of the channels' sites byte by byte, the others as far as they say themselves what they are. */
export async function examinePages(
  patient: Patient,
  uses: Uses,
  damagedPrerenders: ReadonlySet<PrerenderKey>,
): Promise<Finding[]> {
  const { store } = patient
  const expected = new Map<PageSet, Expected>()
  for (const state of uses.channels) {
    const { channel, release, last } = state
    const made = release && (await expectedPages(patient, { channel, release, last }, damagedPrerenders))
    if (made) expected.set(made.set, { ...made, channel })
  }
  const findings: Finding[] = []
  for (const { set } of await store.listPages()) {
    const made = expected.get(set)
    const isBroken = await isListBroken(patient.files, LAYOUT.pages(set))
    if (made && !isBroken) findings.push(...(await differences(patient, made)))
    else if (isBroken || (await isDamaged(patient, set, releaseOf(set, uses.releases)))) {
      const showing = await channelsShowing(patient, set)
      findings.push({
        file: LAYOUT.pages(set),
        wrong: 'is incomplete, cut off or has other bytes',
        breaks: showing.map((channel) => `the site of channel ${channel}`),
        cure: 'it is removed, and written again where it is needed',
        mend: () => store.removePages(set),
      })
    }
  }
  return findings
}

async function differences({ store, files }: Patient, { set, pages, channel }: Expected): Promise<Finding[]> {
  const found = [...pages].map(async ([name, bytes]): Promise<Finding[]> => {
    const file = `${LAYOUT.pages(set)}/${name}`
    const breaks = [`channel ${channel}, ${routeOf(name)}`]
    // Another version of the library, or another effort, compresses the same page to other bytes.
    const forms = await damagedForms(files, file, bytes, breaks)
    const there = await store.readPage(set, name)
    if (there && Buffer.compare(there, bytes) === 0) return forms
    const cure = 'it is written again from the release'
    return [{ file, wrong: wrongBytes(there), breaks, cure, mend: () => files.put(file, bytes) }, ...forms]
  })
  return (await Promise.all(found)).flat()
}

/** `tools/calculator.html` → `/tools/calculator`. */
function routeOf(file: string) {
  if (file === NOT_FOUND_FILE) return 'unknown paths'
  return file === pageFile('/') ? '/' : `/${file.replace(/\.html$/, '')}`
}

function withoutForm(name: string) {
  const form = PRECOMPRESSED.find(({ ending }) => name.endsWith(ending))
  return form ? name.slice(0, -form.ending.length) : name
}

async function isDamaged({ files }: Patient, set: PageSet, release: Release | undefined) {
  const folder = LAYOUT.pages(set)
  const apps = [...(release?.remotes ?? []), ...(release ? [release.host] : [])]
  const paths = [
    ...apps.flatMap(({ screens }) => screens.map(({ path }) => path)),
    ...(release?.remotes ?? []).flatMap(({ redirects }) => Object.keys(redirects ?? {})),
  ]
  // A form of a page that is gone says that there was one.
  const there = (await files.list(folder)).map((name) => withoutForm(name.slice(folder.length + 1)))
  const needed = new Set([
    NOT_FOUND_FILE,
    SHOWN_RELEASE_FILE,
    ...paths.map((path) => pageFile(path)),
    ...there.filter((name) => name !== FILE_LIST),
  ])
  for (const name of needed) {
    const bytes = await files.read(`${folder}/${name}`)
    if (!bytes || (await damagedForms(files, `${folder}/${name}`, bytes, [])).length > 0) return true
  }
  return parseJson(await files.read(`${folder}/${SHOWN_RELEASE_FILE}`)) === undefined
}

async function channelsShowing({ store, channels }: Patient, set: PageSet) {
  const shown = await Promise.all(channels.map((channel) => ifReadable(store.shownPages(channel))))
  return channels.filter((_, index) => shown[index] === set)
}

function releaseOf(set: PageSet, releases: readonly Release[]) {
  return releases.find(({ id }) => set.startsWith(`${id}-`))
}
