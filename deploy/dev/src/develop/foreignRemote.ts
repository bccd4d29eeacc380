import {
  type AppVersion,
  type BuiltRemote,
  checkForeignTable,
  failure,
  type RemoteTable,
  type Result,
  success,
} from '@crossbook/contract'
import {
  describeBuild,
  describeMessage,
  type FederationManifest,
  readFederationManifest,
} from '@crossbook/release-cli/describing'
import { FEDERATION_MANIFEST, parsedJson } from '@crossbook/web-files'

/** The version of every remote that another dev server builds. */
const VERSION = '0.0.0-dev' as AppVersion

/** Milliseconds between two checks for a new build of a dev server. */
const LOOK_EVERY_MS = 1_000

/** A remote that another team's dev server serves, as the site shows it. */
export interface ForeignRemote {
  current(): BuiltRemote
  /** Reads a file's current content from the dev server. */
  read(file: string): Promise<Uint8Array | undefined>
  /** Watches the manifest and the table. When they change, describes the remote again, because file names may change with each build. */
  watch(onChange: () => void, log: (line: string) => void): void
}

/** A remote that the user wants to see in the site: `insights=http://localhost:4000/mf-manifest.json`. */
export interface NamedRemote {
  name: string
  manifest: URL
}

/** Parses the value of `--remote`. Fails with a message. */
export function namedRemote(typed: string): Result<NamedRemote, string> {
  const { name, url } = /^(?<name>[a-z][a-z0-9]{1,31})=(?<url>https?:\/\/\S+)$/.exec(typed)?.groups ?? {}
  if (name === undefined || !URL.canParse(url ?? ''))
    return failure(
      `"${typed}" is not a remote: write its name and the address of its manifest, such as insights=http://localhost:4000/mf-manifest.json.`,
    )
  return success({ name, manifest: new URL(url ?? '') })
}

/** Opens a remote from the dev server of its team, by its `mf-manifest.json` and the `remote.json` next to it. Fails with a message. */
export async function openForeignRemote(named: NamedRemote): Promise<Result<ForeignRemote, string>> {
  let seen = await sourcesOf(named)
  const opened = await describeRemote(named)
  if (!opened.ok) return opened
  let current = opened.value
  return success({
    current: () => current,
    read: (file) => fetchBytes(new URL(file, named.manifest)),
    watch(onChange, log) {
      let problem: string | undefined
      const look = async () => {
        const sources = await sourcesOf(named)
        if (sources === seen) return
        const next = await describeRemote(named)
        if (next.ok) current = next.value
        const former = problem
        problem = next.ok ? undefined : next.problem
        // A build may still be incomplete, so a new problem is reported only if the next check finds it again.
        if (!next.ok && next.problem !== former) return
        seen = sources
        if (next.ok) onChange()
        else log(next.problem)
      }
      const lookAgain = () => void look().finally(() => setTimeout(lookAgain, LOOK_EVERY_MS).unref())
      lookAgain()
    },
  })
}

async function sourcesOf({ manifest }: NamedRemote) {
  const texts = await Promise.all([fetchBytes(manifest), fetchBytes(tableAddress(manifest))])
  return texts.map((bytes) => Buffer.from(bytes ?? []).toString('utf8')).join('\n')
}

function tableAddress(manifest: URL) {
  return new URL('remote.json', manifest)
}

async function describeRemote({ name, manifest }: NamedRemote): Promise<Result<BuiltRemote, string>> {
  const fetched = await fetchBytes(manifest)
  if (!fetched)
    return failure(
      `${manifest.href} does not respond: first start the dev server of ${name}, with "manifest: true" in its federation plugin.`,
    )
  const read = readFederationManifest(manifest.href, new Map([[FEDERATION_MANIFEST, fetched]]))
  if (!read.ok) return failure(describeMessage(read.problem))
  const table = await fetchTable(name, tableAddress(manifest))
  if (!table.ok) return table
  const files = new Map([[FEDERATION_MANIFEST, fetched]])
  for (const file of listedFiles(read.value)) {
    const bytes = await fetchBytes(new URL(file, manifest))
    if (bytes) files.set(file, bytes)
  }
  const described = await describeBuild({
    ...{ files, manifest: read.value, table: table.value, version: VERSION },
    commit: null,
  })
  if (!described.ok) return failure(described.problem.map((problem) => describeMessage(problem)).join('\n'))
  // Without hashes, because the files change while the page is open.
  return success({ ...described.value, files: {} })
}

async function fetchTable(name: string, address: URL): Promise<Result<RemoteTable, string>> {
  const bytes = await fetchBytes(address)
  if (!bytes)
    return failure(
      `${address.href} does not respond: let the dev server of ${name} serve its table of screens there, for example from public/remote.json.`,
    )
  const input = parsedJson(bytes)
  if (input === undefined) return failure(`${address.href} is not JSON.`)
  const checked = checkForeignTable(input)
  if (!checked.ok) return failure(`${address.href}: ${checked.problem}.`)
  if (checked.value.name !== name)
    return failure(`${address.href} is the table of ${checked.value.name}, not of ${name}.`)
  return success(checked.value)
}

/** Fetches a file of a dev server; undefined when it is missing. Many dev servers respond to a missing file with their HTML page. */
async function fetchBytes(address: URL): Promise<Uint8Array | undefined> {
  try {
    const answer = await fetch(address)
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true
    return answer.ok && !isPage ? new Uint8Array(await answer.arrayBuffer()) : undefined
  } catch {
    return undefined
  }
}

function listedFiles({ metaData, shared, exposes }: FederationManifest): string[] {
  const assets = [...shared, ...exposes].flatMap((one) => one.assets ?? [])
  const files = assets.flatMap(({ js, css }) => [...js.sync, ...js.async, ...css.sync, ...css.async])
  return [...new Set([metaData.remoteEntry.name, ...files])]
}
