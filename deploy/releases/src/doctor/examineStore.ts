import type { Store, StoredFiles } from '@crossbook/store'
import { type Damage, type Finding, orWords, type Patient } from './damage'
import { examineBuilds } from './examineBuilds'
import { examineChannels } from './examineChannels'
import { examineDocuments } from './examineDocuments'
import { examinePages } from './examinePages'
import { examinePrerenders } from './examinePrerenders'
import { examineReleases } from './examineReleases'
import { examineSites } from './examineSites'
import { readUses } from './uses'

/** What was mended uncovers what was derived from it, a few times at most: build, prerender, page, site. */
const MOST_ROUNDS = 6

/** What is not whole in a store, after what could be mended has been, and what was. */
export interface Examined {
  damages: readonly Damage[]
  mended: readonly Damage[]
}

/**
 * Reads every document and file of a store and compares it with what it should be. With `isToMend` restores what something else in
 * the store still says, and looks again; nothing that people wrote is made up.
 */
export async function examineStore(
  { store, files, now }: { store: Store; files: StoredFiles; now: Date },
  isToMend: boolean,
): Promise<Examined> {
  const look = async () => examine({ store, files, now, channels: (await store.listChannels()).toSorted() })
  const tried = new Map<string, Damage>()
  let found = await look()
  for (let round = 0; isToMend && round < MOST_ROUNDS; round++) {
    const mendable = found.filter(({ mend }) => mend)
    if (mendable.length === 0) break
    for (const finding of mendable) {
      const outcome = await orWords(finding.mend?.() ?? Promise.resolve())
      tried.set(finding.file, asDamage('words' in outcome ? { ...finding, cure: outcome.words } : finding))
    }
    found = await look()
  }
  const left = new Set(found.map(({ file }) => file))
  return { damages: found.map(asDamage), mended: [...tried.values()].filter(({ file }) => !left.has(file)) }
}

async function examine(patient: Patient): Promise<Finding[]> {
  const uses = await readUses(patient)
  const builds = await examineBuilds(patient, uses)
  const prerenders = await examinePrerenders(patient, uses)
  const pages = await examinePages(patient, uses, prerenders.keys)
  const sources = [...builds, ...prerenders.findings, ...pages]
  return [
    ...builds,
    ...(await examineReleases(patient, uses)),
    ...(await examineChannels(patient)),
    ...(await examineDocuments(patient, uses)),
    ...prerenders.findings,
    ...pages,
    ...(await examineSites(patient, uses, new Set(sources.map(({ file }) => file)))),
  ]
}

function asDamage({ file, wrong, breaks, cure, mend }: Finding): Damage {
  return { kind: 'damaged', file, wrong, breaks, cure, isMendable: mend !== undefined }
}
