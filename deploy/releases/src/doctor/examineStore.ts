import type { ReleaseId } from '@crossbook/contract'
import { checkBuilds } from './checkBuilds'
import { checkDocuments } from './checkDocuments'
import { checkPages, checkPrerenders } from './checkPages'
import { checkSites } from './checkSites'
import type { Damage, LostRelease } from '../checks/doctorProblems'
import type { Place } from '../sites/siteFindings'
import { attempt, type Finding } from './damage'
import { readUses } from './uses'

/** Maximum number of rounds of fixes. A fixed file can reveal damage in the files derived from it: prerenders, then pages, then sites. */
const MAX_ROUNDS = 4

/**
 * Reads every file of a store and compares it with the expected content. With `isToFix`, derives pages, compressed forms, prerenders
 * and sites again from intact builds and documents. Returns the damage that is left for a backup, and the releases that are lost.
 */
export async function examineStore(place: Place, isToFix: boolean) {
  let examined = await examine(place)
  const tried = new Map<string, Finding>()
  for (let round = 0; isToFix && round < MAX_ROUNDS; round++) {
    const fixes = new Set(examined.findings.flatMap(({ fix }) => fix ?? []))
    if (fixes.size === 0) break
    for (const finding of examined.findings) if (finding.fix) tried.set(finding.file, finding)
    for (const fix of fixes) await attempt(fix())
    examined = await examine(place)
  }
  const left = new Set(examined.findings.map(({ file }) => file))
  return {
    damages: examined.findings.map(asDamage),
    fixed: [...tried.values()].filter(({ file }) => !left.has(file)).map(asDamage),
    lost: examined.lost,
  }
}

async function examine(place: Place) {
  const patient = { ...place, channels: (await place.store.listChannels()).toSorted() }
  const uses = await readUses(patient)
  const builds = await checkBuilds(patient, uses)
  const documents = await checkDocuments(patient, uses)
  const derived = [...(await checkPrerenders(patient, uses)), ...(await checkPages(patient, uses))]
  const sources = [...builds, ...derived].map(({ file }) => file)
  const lost = [...builds, ...documents].flatMap(({ file, loses = '' }) => {
    const ids = file.startsWith('releases/')
      ? [loses as ReleaseId]
      : uses.releasesWith(loses).map(({ id }) => id)
    return ids.map((release): [ReleaseId, LostRelease] => [
      release,
      { release, shown: uses.revisionsOf(release), lacks: file },
    ])
  })
  return {
    findings: [...builds, ...documents, ...derived, ...(await checkSites(patient, uses, sources))],
    lost: [...new Map(lost).values()],
  }
}

function asDamage({ file, wrong, breaks, advice, fix }: Finding): Damage {
  return { kind: 'damaged', file, wrong, breaks, advice, isFixable: fix !== undefined }
}
