import {
  hasPrerender,
  keepReleaseDocument,
  keptPrerenders,
  prerenderRelease,
  releaseDocument,
} from '@crossbook/pages'
import { LAYOUT, type PrerenderKey, RELEASE_DOCUMENT } from '@crossbook/store'
import { isCompressible, PRECOMPRESSED } from '@crossbook/web-files'
import { expectedPages } from '../sites/channelPages'
import { comparePages } from '../sites/siteFindings'
import { damagedForms, type Finding, type Patient } from './damage'
import type { Uses } from './uses'

/** Checks every stored prerender. A damaged one is removed, and rendered again for the channels that need it. */
export async function checkPrerenders(patient: Patient, { channels }: Uses): Promise<Finding[]> {
  const { store } = patient
  const users = channels.flatMap(({ channel, release }) => (release ? [{ channel, release }] : []))
  const findings: Finding[] = []
  for (const { key } of await store.listPrerenders()) {
    if (await isWhole(patient, key)) continue
    const breaks = await Promise.all(
      users.map(async ({ channel, release }) => {
        const keys = [releaseDocument(release).key, ...(await keptPrerenders(release)).values()]
        return keys.includes(key) ? [`pages of channel ${channel}`] : []
      }),
    )
    const fix = async () => {
      await store.removePrerender(key)
      for (const { release } of users) {
        await keepReleaseDocument(store, release)
        await prerenderRelease(store, release)
      }
    }
    const wrong = 'is incomplete, truncated or has other bytes'
    const file = LAYOUT.prerender(key)
    findings.push({ file, wrong, breaks: breaks.flat(), advice: 'renders it again', fix })
  }
  return findings
}

async function isWhole({ store, files }: Patient, key: PrerenderKey) {
  const file = `${LAYOUT.prerender(key)}/${RELEASE_DOCUMENT}`
  const document = await files.read(file)
  const forms = document ? await damagedForms(files, file, document, []) : []
  return forms.length === 0 && (await hasPrerender(store, key))
}

/** Checks the stored pages of each channel's releases, byte by byte. A set that no channel shows is checked once it is shown. */
export async function checkPages(patient: Patient, { channels }: Uses): Promise<Finding[]> {
  const { store, files } = patient
  const stored = new Set((await store.listPages()).map(({ set }) => set))
  const findings: Finding[] = []
  for (const { channel, release, tried, last } of channels) {
    for (const shown of [release, tried]) {
      const expected = shown && (await expectedPages(patient, { channel, release: shown, last }))
      if (!expected || !stored.has(expected.set)) continue
      const { set, pages } = expected
      const folder = LAYOUT.pages(set)
      const names = (await files.list(folder)).map((name) => name.slice(folder.length + 1))
      const fix = () => store.repairPages(set, pages)
      for (const { file, wrong } of await comparePages(patient, folder, names, pages, withForms))
        findings.push({ file, wrong, breaks: [`channel ${channel}`], advice: 'writes it again', fix })
    }
  }
  return findings
}

function withForms(name: string) {
  return isCompressible(name) ? [name, ...PRECOMPRESSED.map(({ ending }) => name + ending)] : [name]
}
