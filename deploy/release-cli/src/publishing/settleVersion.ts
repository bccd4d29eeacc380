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
import { openRepository } from '@crossbook/git'
import * as v from 'valibot'
import { appNames, folderIn } from '../repository/appFolders'
import { readManifest } from '../repository/readManifest'
import { type Checkout, mainBranchOf, readCheckout } from './checkout'
import { inputHashes } from './inputHash'
import type { PublishingProblem } from './publishingProblems'
import { type VersionParts, versionToPublish } from './versionToPublish'

export interface VersionRequest extends Pick<VersionParts, 'tag' | 'branch' | 'allowDirty' | 'forced'> {
  root: string
  app: string
}

export interface SettledApp {
  name: AppName
  version: AppVersion
  folder: string
  /** Undefined in a folder that is in no repository. */
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
  const manifest = check(manifestSchema, await readManifest(root, folder), path.join(folder, 'package.json'))
  if (!manifest.ok) return failure({ kind: 'packageVersionWrong', app, detail: manifest.problem })

  const checkout = await checkoutOf(root, folder)
  // Reading thousands of files would only delay a refusal.
  const isHashed = !checkout || (checkout.changed.length > 0 && request.allowDirty)
  const hash = isHashed ? (await inputHashes(root, [folder])).get(folder) : undefined
  const version = versionToPublish({
    ...request,
    app,
    base: manifest.value.version,
    checkout,
    mainBranch: await mainBranchOf(root, checkout !== undefined),
    inputHash: hash ?? '',
  })
  return version.ok ? success({ name: name.value, version: version.value, folder, checkout }) : version
}

/** The state of the checkout; undefined as well where it is clean because its repository ignores the app's folder. */
async function checkoutOf(root: string, folder: string) {
  const checkout = await readCheckout(root)
  const isIgnored = checkout?.changed.length === 0 && !(await openRepository(path.join(root, folder)))
  return isIgnored ? undefined : checkout
}
