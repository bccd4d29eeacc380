import {
  hasPrerender,
  keepReleaseDocument,
  keptPrerenders,
  prerenderRelease,
  releaseDocument,
} from '@crossbook/pages'
import { LAYOUT, type PageSet, type PrerenderKey, RELEASE_DOCUMENT } from '@crossbook/store'
import {
  compressedFormOf,
  isCompressible,
  NOT_FOUND_FILE,
  PRECOMPRESSED,
  SHOWN_RELEASE_FILE,
} from '@crossbook/web-files'
import { expectedPages, type ExpectedPages } from '../sites/expectedPages'
import { comparePages } from '../sites/siteFindings'
import { damagedForms, type Finding, ifReadable, parseJson, type Patient, RESTORE } from './damage'
import type { Uses } from './uses'

const DAMAGED = 'is incomplete, cut off or has other bytes'

/** The list of a folder's files, which a bucket has instead of folders. */
const FILE_LIST = '.files'

/** Checks every stored prerender. A damaged one is removed, and rendered again for the channels that need it. */
export async function checkPrerenders(patient: Patient, { channels }: Uses): Promise<Finding[]> {
  const { store, files } = patient
  const findings: Finding[] = []
  for (const { key } of await store.listPrerenders()) {
    const file = `${LAYOUT.prerender(key)}/${RELEASE_DOCUMENT}`
    const document = await files.read(file)
    const forms = document ? await damagedForms(files, file, document, []) : []
    const isWhole = forms.length === 0 && !(await isListBroken(patient, LAYOUT.prerender(key)))
    if (isWhole && (await hasPrerender(store, key))) continue
    const users = channels.flatMap(({ channel, release }) => (release ? [{ channel, release }] : []))
    const breaks = await Promise.all(
      users.map(async ({ channel, release }) => {
        if (releaseDocument(release).key === key) return [`channel ${channel}, all pages`]
        return pathsOf(await keptPrerenders(release), key).map((path) => `channel ${channel}, ${path}`)
      }),
    )
    const fix = async () => {
      await store.removePrerender(key)
      for (const { release } of users) {
        await keepReleaseDocument(store, release)
        await prerenderRelease(store, release)
      }
    }
    findings.push({
      file: LAYOUT.prerender(key),
      wrong: DAMAGED,
      breaks: breaks.flat(),
      advice: 'renders it again',
      fix,
    })
  }
  return findings
}

/** Checks every stored set of pages: byte by byte where a channel's site shows it, otherwise by its compressed forms. */
export async function checkPages(patient: Patient, { channels }: Uses): Promise<Finding[]> {
  const { store, files } = patient
  const expected = new Map<PageSet, ExpectedPages & { channel: string }>()
  const shown = new Set<PageSet | undefined>()
  for (const { channel, release, tried, last } of channels) {
    const site = await ifReadable(store.readSite(channel))
    for (const set of [site?.set, site?.cohorts?.set]) shown.add(set)
    for (const each of [release, tried]) {
      const made = each && (await expectedPages(patient, { channel, release: each, last }))
      if (made) expected.set(made.set, { ...made, channel })
    }
  }
  const findings: Finding[] = []
  for (const { set } of await store.listPages()) {
    const folder = LAYOUT.pages(set)
    const names = (await files.list(folder)).map((name) => name.slice(folder.length + 1))
    const made = expected.get(set)
    const isBroken = await isListBroken(patient, folder)
    if (made && !isBroken) {
      const breaks = [`channel ${made.channel}`]
      const fix = () => store.repairPages(set, made.pages)
      const found = await comparePages(
        patient,
        folder,
        names.filter((name) => name !== FILE_LIST),
        made.pages,
        withForms,
      )
      findings.push(
        ...found.map(({ file, wrong }) => ({ file, wrong, breaks, advice: 'writes it again', fix })),
      )
    } else if (isBroken || (await isDamaged(patient, folder, names)))
      findings.push({
        ...{ file: folder, wrong: DAMAGED },
        ...(shown.has(set)
          ? { breaks: ['the site of a channel'], advice: RESTORE }
          : {
              breaks: [],
              advice: 'removes it; a rollback writes it again',
              fix: () => store.removePages(set),
            }),
      })
  }
  return findings
}

async function isListBroken({ files }: Patient, folder: string) {
  const list = await files.read(`${folder}/${FILE_LIST}`)
  return list !== undefined && parseJson(list) === undefined
}

async function isDamaged({ files }: Patient, folder: string, names: readonly string[]) {
  const pages = names.filter((name) => name !== FILE_LIST).map((name) => compressedFormOf(name)?.file ?? name)
  for (const name of new Set([NOT_FOUND_FILE, SHOWN_RELEASE_FILE, ...pages])) {
    const bytes = await files.read(`${folder}/${name}`)
    if (!bytes || (await damagedForms(files, `${folder}/${name}`, bytes, [])).length > 0) return true
  }
  return parseJson(await files.read(`${folder}/${SHOWN_RELEASE_FILE}`)) === undefined
}

function withForms(name: string) {
  return isCompressible(name) ? [name, ...PRECOMPRESSED.map(({ ending }) => name + ending)] : [name]
}

function pathsOf(keys: ReadonlyMap<string | null, PrerenderKey>, key: PrerenderKey) {
  return [...keys].flatMap(([path, name]) => (name === key ? [path ?? 'unknown paths'] : []))
}
