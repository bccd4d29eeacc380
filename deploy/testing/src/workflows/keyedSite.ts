import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { BuiltApp } from '@crossbook/contract'
import { publishBuild, type SignBuild } from '@crossbook/releases'
import { folderStore } from '@crossbook/store'
import { makeKey, publicKeyText, signBuild, buildOriginOf } from '@crossbook/trust'
import { releaseCommand } from '../releaseCommand'
import { hostBuild, remoteBuild, type SampleBuild } from '../sampleBuilds'

/**
 * A store in a folder whose channel staging accepts mixes and has keys. `ops` may do everything. `main` signs host and wallet and promotes
 * them. `preview` signs the wallet. `release` runs commands as ops and throws with their error messages.
 */
export async function keyedSite(root: string) {
  mkdirSync(root)
  const store = path.join(root, '.crossbook/store')
  const [ops, main, preview] = [makeKey('ops'), makeKey('main'), makeKey('preview')]
  const command = releaseCommand({ root, environment: { CROSSBOOK_SIGNING_KEY: ops.secret } })
  const release = async (...parameters: string[]) => {
    const { code, out, err } = await command(...parameters)
    if (code !== 0) throw new Error(err)
    return out
  }
  const sign: SignBuild = (app, manifest) =>
    signBuild(app, manifest, buildOriginOf({}), main.signer, new Date())
  const builds: SampleBuild<BuiltApp>[] = [hostBuild(), remoteBuild()]
  for (const { files } of builds) await publishBuild(folderStore(store), files, sign)
  const key = ({ signer }: typeof ops) => publicKeyText(signer)
  await release('promote', 'staging', 'host@1.0.0', 'wallet@1.0.0', '--gone', '/')
  await release('channel', 'staging', '--accept-mixes', '--url', 'https://staging.example')
  await release('channel', 'staging', '--allow', `promote,rollback,settings=${key(ops)}`)
  const ofMain = ['--trust', `host=${key(main)}`, '--trust', `wallet=${key(main)}`]
  await release('channel', 'staging', ...ofMain, '--allow', `promote=${key(main)}`)
  await release('channel', 'staging', '--trust', `wallet=${key(preview)}`)
  return {
    release,
    store,
    firstKey: ops.signer.id,
    secrets: { main: main.secret, preview: preview.secret },
  }
}
