import { type BuiltApp, canonicalJson, checkBuiltApp } from '@crossbook/contract'
import { buildOf, documentBytes, LAYOUT } from '@crossbook/store'
import { PROVENANCE, provenanceProblem } from '@crossbook/trust'
import { integrityOf, MANIFEST } from '@crossbook/web-files'
import { type BuildName, buildName, buildsOf } from '../sites/servedBuilds'
import { damagedForms, unpackedForms } from './compressedForms'
import { type Finding, parseJson, type Patient, wrongBytes } from './damage'
import type { Uses } from './uses'

const FROM_COPY = 'it is restored from its compressed form or from the copy of a channel’s site'

/** Every build that is stored, or that a release names. */
export async function examineBuilds(patient: Patient, uses: Uses): Promise<Finding[]> {
  const stored = new Map<string, BuildName & { files: Set<string> }>()
  for (const name of await patient.files.list(LAYOUT.apps)) {
    const [, app = '', version = '', ...rest] = name.split('/')
    const build = buildOf(app, version)
    if (!build) continue
    const known = stored.get(buildName(build)) ?? { ...build, files: new Set() }
    known.files.add(rest.join('/'))
    stored.set(buildName(build), known)
  }
  const named = new Map(uses.releases.flatMap(buildsOf).map((build) => [buildName(build), build]))

  const findings: Finding[] = []
  for (const { files, ...build } of stored.values()) {
    const isUnfinished = !files.has(MANIFEST) && !named.has(buildName(build))
    if (isUnfinished && (await isAtWork(patient, build))) continue
    findings.push(...(await examineBuild(patient, uses, build, files.has(PROVENANCE))))
  }
  for (const build of named.values())
    if (!stored.has(buildName(build))) findings.push(...(await examineAbsent(patient, uses, build)))
  return findings
}

/** Whether a publisher or a remover of the build is under way, or was killed: whoever publishes it next goes on from there. */
async function isAtWork({ store, files }: Patient, { app, version }: BuildName) {
  const isClaimed = (await files.read(LAYOUT.claim(app, version))) !== undefined
  return isClaimed || store.isBuildRemoved(app, version)
}

async function examineBuild(
  { files, channels }: Patient,
  uses: Uses,
  build: BuildName,
  isSigned: boolean,
): Promise<Finding[]> {
  const { app, version } = build
  const folder = LAYOUT.build(app, version)
  const folders = [folder, ...channels.map((channel) => `${LAYOUT.site(channel)}/${folder}`)]

  /** What a file may have held, its own content first. */
  async function* copiesOf(file: string) {
    for (const place of folders) {
      const bytes = await files.read(`${place}/${file}`)
      if (bytes) yield bytes
      yield* await unpackedForms(files, `${place}/${file}`)
    }
    const claim = file === MANIFEST && (await files.read(LAYOUT.claim(app, version)))
    const sealed = claim && (parseJson(claim) as { manifest?: unknown } | undefined)?.manifest
    if (typeof sealed === 'string') yield Buffer.from(sealed, 'base64')
  }
  const publishAgain = `restore it from a backup of the store, or publish a new version (pnpm release publish ${app}) and promote it where this one is shown`

  const manifest = await wholeManifest(copiesOf(MANIFEST), build, uses.described(build))
  const manifestThere = await files.read(`${folder}/${MANIFEST}`)
  const ofManifest: Finding = {
    file: `${folder}/${MANIFEST}`,
    wrong: wrongBytes(manifestThere),
    breaks: uses.ofBuild(build),
    cure: publishAgain,
  }
  if (!manifest) return [ofManifest]

  const findings: Finding[] = []
  for (const [file, { integrity }] of Object.entries(manifest.app.files)) {
    const name = `${folder}/${file}`
    const breaks = uses.ofBuild(build, file)
    const there = await files.read(name)
    const whole = await firstOf(copiesOf(file), (bytes) => integrityOf(bytes) === integrity)
    if (!there || integrityOf(there) !== integrity) {
      const found = { file: name, wrong: wrongBytes(there), breaks }
      findings.push(
        whole
          ? { ...found, cure: FROM_COPY, mend: () => files.put(name, whole) }
          : { ...found, cure: publishAgain },
      )
    }
    if (whole) findings.push(...(await damagedForms(files, name, whole, breaks)))
  }
  findings.push(...(await damagedForms(files, `${folder}/${MANIFEST}`, manifest.bytes, uses.ofBuild(build))))

  const provenance = isSigned ? await files.read(`${folder}/${PROVENANCE}`) : undefined
  const problem = provenance && provenanceProblem(manifest.app, manifest.bytes, provenance)
  if (problem !== undefined)
    findings.push({
      file: `${folder}/${PROVENANCE}`,
      wrong: `does not hold (${problem})`,
      breaks: [`channels with keys take ${app} ${version} no more`],
      cure: publishAgain,
    })
  // In a bucket a build is there once its app.json is, so that comes last.
  if (!manifestThere || Buffer.compare(manifestThere, manifest.bytes) !== 0)
    findings.push({
      ...ofManifest,
      cure: `${FROM_COPY}, or from a release that describes the build`,
      mend: () => files.put(`${folder}/${MANIFEST}`, manifest.bytes),
    })
  return findings
}

/** A build that releases name and the store has nothing of; one that was pruned is missed only where it is shown. */
async function examineAbsent(patient: Patient, uses: Uses, build: BuildName): Promise<Finding[]> {
  const { app, version } = build
  const isRemoved = await patient.store.isBuildRemoved(app, version)
  const isShown = uses.channels.some(
    ({ release }) => release && buildsOf(release).some((one) => buildName(one) === buildName(build)),
  )
  if (isRemoved && !isShown) return []
  const found = {
    file: LAYOUT.build(app, version),
    wrong: isRemoved ? 'was pruned' : 'is gone',
    breaks: uses.ofBuild(build),
  }
  const parts = await examineBuild(patient, uses, build, false)
  const mends = parts.flatMap(({ mend }) => mend ?? [])
  if (isRemoved || mends.length < parts.length)
    return [
      {
        ...found,
        cure: `restore it from a backup of the store, take it back where it is shown (pnpm release rollback <channel> ${app}), or publish a new version and promote that`,
      },
    ]
  const mend = async () => {
    for (const one of mends) await one()
  }
  return [{ ...found, cure: FROM_COPY, mend }]
}

/**
 * A build's app.json as it was published: what releases say of it decides, and without them what most copies have; undefined
 * when none can be read.
 */
async function wholeManifest(
  copies: AsyncIterable<Uint8Array>,
  { app: name, version }: BuildName,
  described: BuiltApp | undefined,
) {
  const found: { app: BuiltApp; bytes: Uint8Array; times: number }[] = []
  for await (const bytes of copies) {
    const checked = checkBuiltApp(parseJson(bytes))
    if (!checked.ok || checked.value.name !== name || checked.value.version !== version) continue
    if (described && canonicalJson(checked.value) !== canonicalJson(described)) continue
    const same = found.find((one) => Buffer.compare(one.bytes, bytes) === 0)
    if (same) same.times++
    else found.push({ app: checked.value, bytes, times: 1 })
  }
  const [first] = found.sort((a, b) => b.times - a.times)
  return first ?? (described && { app: described, bytes: documentBytes(described) })
}

async function firstOf<T>(items: AsyncIterable<T>, isWanted: (item: T) => boolean): Promise<T | undefined> {
  for await (const item of items) if (isWanted(item)) return item
  return undefined
}
