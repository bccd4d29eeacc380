import { canonicalJson, checkBuiltApp } from '@crossbook/contract'
import { buildOf, LAYOUT } from '@crossbook/store'
import { PROVENANCE, provenanceProblem } from '@crossbook/trust'
import { integrityOf, MANIFEST, parsedJson } from '@crossbook/web-files'
import { buildsOf } from '../history/servedBuilds'
import { type AppAtVersion, buildName } from '../history/shownApps'
import { damagedForms, type Finding, type Patient, RESTORE, wrongBytes } from './damage'
import type { Uses } from './uses'

/** Checks every build that is stored or that a release names. */
export async function checkBuilds(patient: Patient, uses: Uses): Promise<Finding[]> {
  const builds = new Map(uses.releases.flatMap(buildsOf).map((build) => [buildName(build), build]))
  for (const name of await patient.files.list(LAYOUT.apps)) {
    const [, app = '', version = '', file] = name.split('/')
    const build = buildOf(app, version)
    if (build && (file === MANIFEST || !(await isAtWork(patient, build)))) builds.set(buildName(build), build)
  }
  const findings: Finding[] = []
  for (const build of builds.values()) findings.push(...(await checkBuild(patient, uses, build)))
  return findings
}

/** Whether a publisher or a remover has claimed the build, also one that was killed: the next publisher continues. */
async function isAtWork({ store, files }: Patient, { app, version }: AppAtVersion) {
  return (await files.read(LAYOUT.claim(app, version))) !== undefined || store.isBuildRemoved(app, version)
}

async function checkBuild({ store, files }: Patient, uses: Uses, build: AppAtVersion): Promise<Finding[]> {
  const { app, version } = build
  const folder = LAYOUT.build(app, version)
  const lost = (file: string, wrong: string): Finding => ({
    file: `${folder}/${file}`,
    ...{ wrong, breaks: uses.ofBuild(build, file), loses: buildName(build) },
    advice: `${RESTORE}, or publish a new version (pnpm release publish ${app}) and promote it`,
  })
  const manifest = await files.read(`${folder}/${MANIFEST}`)
  const isPruned = !manifest && (await store.isBuildRemoved(app, version))
  if (isPruned && uses.ofBuild(build).length === 0) return []
  const read = checkBuiltApp(parsedJson(manifest))
  const described = uses.described(build)
  const isOwn = read.ok && read.value.name === app && read.value.version === version
  if (!manifest || !isOwn || (described && canonicalJson(described) !== canonicalJson(read.value)))
    return [lost(MANIFEST, isPruned ? 'was pruned' : wrongBytes(manifest))]

  const findings = await damagedForms(files, `${folder}/${MANIFEST}`, manifest, uses.ofBuild(build))
  for (const [file, { integrity }] of Object.entries(read.value.files)) {
    const bytes = await files.read(`${folder}/${file}`)
    if (!bytes || integrityOf(bytes) !== integrity) findings.push(lost(file, wrongBytes(bytes)))
    else findings.push(...(await damagedForms(files, `${folder}/${file}`, bytes, uses.ofBuild(build, file))))
  }
  const provenance = await files.read(`${folder}/${PROVENANCE}`)
  const problem = provenance && provenanceProblem(read.value, manifest, provenance)
  if (problem !== undefined) findings.push(lost(PROVENANCE, `is not valid (${problem})`))
  return findings
}
