import {
  checkBuiltApp,
  fileUrl,
  type AppName,
  type AppVersion,
  type BuiltRemote,
  type Checked,
} from '@crossbook/contract'

/** The `app.json` of a build. */
const MANIFEST = 'app.json'

/**
 * Returns a remote's published build, from its app.json in this site's store. The problem is a sentence. With an integrity, other bytes
 * are refused. It always asks the site, because a cached answer would not show that the site is reachable.
 */
export async function fetchRemoteBuild(
  app: AppName,
  version: AppVersion,
  integrity?: string,
): Promise<Checked<BuiltRemote>> {
  const refuse = (reason: string) => ({ ok: false as const, problem: `${app} ${version} ${reason}` })
  let input: unknown
  try {
    const answer = await fetch(fileUrl(app, version, MANIFEST), {
      cache: 'no-cache',
      credentials: 'omit',
      redirect: 'error',
      ...(integrity ? { integrity } : {}),
    })
    if (answer.status === 404)
      return refuse('is not on this site, which serves only the builds of its channel and mixes.')
    if (!answer.ok) return refuse(`could not be fetched (${answer.status}).`)
    input = await answer.json()
  } catch {
    return refuse('could not be fetched.')
  }
  const checked = checkBuiltApp(input)
  if (!checked.ok) return refuse(`cannot be read: ${checked.problem}.`)
  const build = checked.value
  if (build.kind !== 'remote' || build.name !== app || build.version !== version)
    return refuse('is described by the document of another build.')
  return { ok: true, value: build }
}
