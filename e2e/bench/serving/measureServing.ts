import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { findProgram } from '@crossbook/deploy-testing/findProgram'
import { runNginx, runNginxWith } from '@crossbook/deploy-testing/nginx/runNginx'
import { REPOSITORY } from '../../site/folders'
import { showStatically } from '../../site/showStatically'
import type { TestSite } from '../../site/startTestSite'
import { median, pairedRatio } from '../figures'
import { megabytesOf } from './memory'
import { answersPerSecond } from './wrk'

/** Seconds for which each server is asked in a round. */
const SECONDS = 4

/** The page that is asked for: of words alone, so that the server is measured and not the bytes. */
const PAGE = '/terms'

/** How many times more a plain folder may answer than nginx with the site's configuration. */
const MOST_RATIO = 1.1

/**
 * Asks the local site, nginx with the site's configuration, and nginx with a plain folder of the same bytes in turn, prints how many
 * pages a second each gave and what memory it held, and says whether nginx keeps within its limit.
 */
export async function measureServing(site: TestSite, rounds: number) {
  const wrk = findProgram('wrk')
  if (wrk === undefined)
    throw new Error('wrk is not installed; on Debian and Ubuntu it is in the package wrk.')
  await showStatically(site)
  const folders = { nginx: path.join(site.folder, 'nginx'), plain: path.join(site.folder, 'plain') }
  const nginx = await runNginx({ store: site.folder, channel: site.channel, folder: folders.nginx })
  const plain = await runNginxWith(folders.plain, (port) => plainFolder(port, site, folders.plain))
  const local = await serveLocally(site)
  const servers = {
    'local site': { url: local.url + PAGE, pid: () => Promise.resolve(local.process.pid ?? 0) },
    nginx: { url: nginx.url + PAGE, pid: () => pidIn(folders.nginx) },
    'plain folder': { url: `${plain.url}${PAGE}.html.br`, pid: () => pidIn(folders.plain) },
  }
  try {
    const results = Object.entries(servers).map(([name, server]) => ({
      name,
      ...server,
      rates: [] as number[],
    }))
    for (let round = 0; round < rounds; round++)
      for (const { url, rates } of results) rates.push(await answersPerSecond(wrk, url, SECONDS))
    const [, ours, folder] = results
    const ratio = pairedRatio(folder?.rates ?? [], ours?.rates ?? [])
    const rows = results.map(async ({ name, rates, pid }) => ({
      server: name,
      'pages a second': Math.round(median(rates)),
      'MB held': megabytesOf(await pid()) ?? '?',
    }))
    console.table(await Promise.all(rows))
    console.log(`A plain folder gives ${ratio.toFixed(2)} times what nginx gives, allowed ${MOST_RATIO}.`)
    return Number(ratio.toFixed(2)) <= MOST_RATIO
  } finally {
    local.process.kill('SIGTERM')
    await Promise.all([nginx.close(), plain.close()])
  }
}

async function pidIn(folder: string) {
  return Number(await readFile(path.join(folder, 'nginx.pid'), 'utf8'))
}

/** nginx without anything of ours: a folder, the headers that it sends by itself, and its own log. */
function plainFolder(port: number, { folder, channel }: TestSite, own: string) {
  return `pid ${own}/nginx.pid;
error_log ${own}/error.log;
events {}
http {
  access_log ${own}/access.log;
  sendfile on;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/sites/${channel}/pages;
  }
}
`
}

/** The command that serves a channel on this machine, as a process of its own, so that its memory is its own. */
async function serveLocally({ folder, channel }: TestSite): Promise<{ url: string; process: ChildProcess }> {
  const args = ['deploy/release-cli/src/main.ts', 'serve', channel, '--store', folder, '--port', '0']
  const child = spawn(process.execPath, ['--import', './shared/build/bin/typescript.mjs', ...args], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error('The channel could not be served; its own output is above.')
  })
  let output = ''
  for (;;) {
    const [part] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer]
    output += part.toString()
    const [url] = /http:\/\/localhost:\d+/.exec(output) ?? []
    if (url !== undefined) {
      ended.catch(() => undefined)
      return { url, process: child }
    }
  }
}
