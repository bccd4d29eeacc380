import { fileIntegrity, type AppName, type PreviousBuild } from '@crossbook/contract'
import { fetchRemoteBuild } from '../builds/fetchRemoteBuild'
import type { Federation } from '../federation/startFederation'

/** Fetches the description of a remote's earlier build and lets the build run in this page. Throws an error with a sentence. */
export async function loadFallbackBuild(
  { app, version, manifest }: PreviousBuild & { app: AppName },
  federation: Pick<Federation, 'add'>,
) {
  const build = await fetchRemoteBuild(app, version, manifest)
  if (!build.ok) throw new Error(build.problem)
  federation.add([build.value], fileIntegrity([build.value]))
}
