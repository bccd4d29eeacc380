import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { runNginx } from '@crossbook/deploy-testing/nginx/runNginx'
import { showStatically } from '../site/showStatically'
import { startTestSite, type TestSite } from '../site/startTestSite'
import { test as siteTest } from '../site/test'

/** Playwright's test, with nginx in front of a site's store. The site's own sign-in service replaces GoTrue. */
export const test = siteTest.extend<object, { site: TestSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = await startTestSite()
      const auth = await startStandIn(site.url)
      await showStatically(site)
      const nginx = await runNginx({
        store: site.folder,
        channel: site.channel,
        folder: path.join(site.folder, 'nginx'),
        auth: auth.address,
      })
      await use({ ...site, url: nginx.url })
      await nginx.close()
      auth.close()
      await site.close()
    },
    { scope: 'worker' },
  ],
})

/** Starts a server with GoTrue's paths, which lack `/auth/v1`, in front of a site's embedded service. */
async function startStandIn(site: string) {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      void fetch(`${site}/auth/v1${request.url ?? ''}`, {
        method: request.method ?? 'GET',
        headers: Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
          ['authorization', 'apikey', 'content-type', 'x-supabase-api-version'].includes(name)
            ? [[name, String(value)]]
            : [],
        ),
        redirect: 'manual',
        ...(parts.length > 0 ? { body: Buffer.concat(parts) } : {}),
      })
        .then(async (answer) => {
          const body = Buffer.from(await answer.arrayBuffer())
          const type = answer.headers.get('content-type') ?? 'text/plain'
          response.writeHead(answer.status, { 'content-type': type }).end(body)
        })
        .catch(() => response.writeHead(502).end())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}
