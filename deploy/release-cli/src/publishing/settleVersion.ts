import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type AppName,
  appNameSchema,
  type AppVersion,
  appVersionSchema,
  check,
  failure,
  type Result,
  success,
} from '@crossbook/contract'
import * as v from 'valibot'
import { appNames, folderIn } from '../repository/appFolders'
import { inputHashes } from './inputHash'
import type { PublishingProblem } from './publishingProblems'
import { type Checkout, readCheckout } from './readCheckout'
import { type VersionParts, versionToPublish } from './versionToPublish'

/** Which app, and what its publisher says of the version. */
export interface VersionRequest extends Pick<VersionParts, 'tag' | 'branch' | 'allowDirty' | 'forced'> {
  /** Folder of the repository. */
  root: string
  app: string
}

/** An app of a checkout, and the version that it is published under. */
export interface SettledApp {
  name: AppName
  version: AppVersion
  /** Folder within the repository. */
  folder: string
  checkout: Checkout | undefined
}

const manifestSchema = v.object({ version: appVersionSchema })

/** Settles an app's version before it is built: a build carries its version, and cannot be given another one. */
export async function settleVersion({
  root,
  app,
  ...request
}: VersionRequest): Promise<Result<SettledApp, PublishingProblem>> {
  const known = await appNames(root)
  const name = check(appNameSchema, app, 'App')
  if (!name.ok || !known.includes(app)) return failure({ kind: 'appAbsent', app, known })
  const folder = folderIn(root, name.value)
  const manifest = check(
    manifestSchema,
    JSON.parse(await readFile(path.join(root, folder, 'package.json'), 'utf8')),
    path.join(folder, 'package.json'),
  )
  if (!manifest.ok) return failure({ kind: 'packageVersionWrong', app, detail: manifest.problem })

  const checkout = await readCheckout(root)
  const hash = checkout?.changed.length ? (await inputHashes(root, [folder])).get(folder) : undefined
  const version = versionToPublish({
    ...request,
    app,
    base: manifest.value.version,
    checkout,
    inputHash: hash ?? '',
  })
  return version.ok ? success({ name: name.value, version: version.value, folder, checkout }) : version
}
