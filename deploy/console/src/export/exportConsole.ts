import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { failure, type Result, success } from '@crossbook/contract'
import type { Files } from '@crossbook/web-files'
import { type Answering, documentAt } from '../answers'
import type { AppDetail, HistoryPage, Overview } from '../documents'

/** How far back the page looks at faults, in days. */
const FAULT_DAYS = ['7', '1', '30']

/** Revisions of each channel whose changes are in the folder, the newest ones; the history itself is there whole. */
const MOST_REVISIONS = 50

/** What every exported folder holds: another folder is not written over. */
const MARKER = path.join('api', 'overview.json')

type Query = Readonly<Record<string, string>>

/** What has been written. */
export interface Exported {
  documents: number
}

/**
 * Writes a picture of the console into a folder: its page, and a file for each document, under the names that the page asks for. Nothing
 * in it can do anything, so that it may stand behind a company's sign-on. A sentence when the folder holds something else.
 */
export async function exportConsole(
  answering: Answering,
  files: Files,
  folder: string,
): Promise<Result<Exported, string>> {
  const present = await namesIn(folder)
  const isExport = (await namesIn(path.join(folder, path.dirname(MARKER)))).includes(path.basename(MARKER))
  if (present.length > 0 && !isExport)
    return failure(`${folder} holds something else than an exported console: name another folder.`)
  if (isExport) await rm(folder, { recursive: true })
  await writePage(files, folder)

  let documents = 0
  /** Writes the document at an address; undefined where there is none. */
  const write = async <Document>(at: string, query: Query = {}) => {
    const found = await documentAt({ ...answering, writes: false }, at, query)
    if (!found?.ok) return undefined
    const name = path.join(folder, 'api', ...at.split('/'), ...partsOf(query)) + '.json'
    await mkdir(path.dirname(name), { recursive: true })
    await writeFile(name, JSON.stringify(found.value))
    documents += 1
    return found.value as Document
  }

  const overview = await write<Overview>('overview')
  const channels = (overview?.channels ?? []).map(({ channel }) => channel)
  for (const channel of channels) {
    await write(`channels/${channel}`)
    for (const revision of await writeHistory(write, channel))
      await write(`channels/${channel}/revisions/${revision}`)
    for (const to of channels) if (to !== channel) await write('differences', { from: channel, to })
  }
  for (const { app } of overview?.apps ?? [])
    for (const version of await writeBuilds(write, app)) await write(`apps/${app}/builds/${version}`)
  await write('mixes')
  for (const days of FAULT_DAYS) await write('faults', { days })
  return success({ documents })
}

/** What is in a folder; nothing where there is none. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}

type Write = <Document>(at: string, query?: Query) => Promise<Document | undefined>

/** A channel's history by pages; gives its newest revisions. */
async function writeHistory(write: Write, channel: string) {
  const revisions: number[] = []
  const at = `channels/${channel}/history`
  let page = await write<HistoryPage>(at)
  while (page) {
    revisions.push(...page.entries.map(({ revision }) => revision))
    page = page.next === null ? undefined : await write<HistoryPage>(at, { before: String(page.next) })
  }
  return revisions.slice(0, MOST_REVISIONS)
}

/** An application's builds by pages; gives those that a channel shows, and the newest. */
async function writeBuilds(write: Write, app: string) {
  let page = await write<AppDetail>(`apps/${app}`)
  const wanted = new Set(page?.builds.slice(0, MOST_REVISIONS).map(({ version }) => version))
  while (page) {
    for (const { version, channels } of page.builds) if (channels.length > 0) wanted.add(version)
    page = page.next === null ? undefined : await write<AppDetail>(`apps/${app}`, { before: page.next })
  }
  return wanted
}

/** The page, told that it has no server and that its files stand beside it. */
async function writePage(files: Files, folder: string) {
  await mkdir(folder, { recursive: true })
  for (const [name, bytes] of files)
    await writeFile(path.join(folder, name), name === 'index.html' ? exportedPage(bytes) : bytes)
}

function exportedPage(bytes: Uint8Array) {
  return Buffer.from(bytes)
    .toString('utf8')
    .replaceAll('="/', '="./')
    .replace('name="crossbook-console" content="served"', 'name="crossbook-console" content="exported"')
}

/** What a document was asked with, as the page puts it into the address of a file. */
function partsOf(query: Query) {
  return Object.entries(query)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([key, value]) => `${key}=${value}`)
}
