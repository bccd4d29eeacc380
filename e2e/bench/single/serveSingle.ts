import { readFile, readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { PAGE_MARKUP, type PageDocument } from '@crossbook/contract'

interface Chunk {
  file: string
  isEntry?: boolean
  css?: string[]
  /** Keys of the chunks that it needs before it runs. */
  imports?: string[]
}

type Manifest = Readonly<Record<string, Chunk>>

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves the single build as a static host would: one page for every route, compression and `headers` as the site's own. */
export async function serveSingle(
  outDir: string,
  page: PageDocument,
  headers: Readonly<Record<string, string>>,
) {
  const manifest = JSON.parse(await readFile(path.join(outDir, 'manifest.json'), 'utf8')) as Manifest
  const html = compress(Buffer.from(pageHtml(manifest, page)))
  const files = await readAssets(outDir)

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = files.get(pathname)
    if (file)
      response
        .writeHead(200, { ...headers, ...file.headers, 'cache-control': 'max-age=31536000, immutable' })
        .end(file.body)
    else if (path.extname(pathname)) response.writeHead(404).end()
    else
      response
        .writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
        .end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function readAssets(outDir: string) {
  const names = await readdir(path.join(outDir, 'assets'))
  const entries = names.map(async (name) => {
    const extension = path.extname(name)
    const bytes = await readFile(path.join(outDir, 'assets', name))
    const isText = extension !== '.woff2'
    const address: string = `/assets/${name}`
    return [
      address,
      {
        body: isText ? compress(bytes) : bytes,
        headers: {
          'content-type': TYPES[extension] ?? 'application/octet-stream',
          ...(isText ? { 'content-encoding': 'br' } : {}),
        },
      },
    ] as const
  })
  return new Map(await Promise.all(entries))
}

/** The page in Vite's form: it preloads the modules that the entry needs. */
function pageHtml(manifest: Manifest, page: PageDocument) {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The single build has no entry')
  const preloads = [...neededBy(entry, manifest)]
    .map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
  const styles = (entry.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`).join('')
  const json = JSON.stringify(page).replaceAll('<', '\\u003c')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Crossbook</title>${styles}<script type="module" src="/${entry.file}"></script>${preloads}<script type="application/json" id="${PAGE_MARKUP.pageDocumentId}">${json}</script></head><body><div id="${PAGE_MARKUP.rootId}"></div></body></html>`
}

/** All chunks that a chunk needs before it runs, those of its imports included. */
function neededBy({ imports = [] }: Chunk, manifest: Manifest, known = new Set<Chunk>()) {
  for (const key of imports) {
    const chunk = manifest[key]
    if (!chunk || known.has(chunk)) continue
    known.add(chunk)
    neededBy(chunk, manifest, known)
  }
  return known
}

function compress(bytes: Buffer) {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}
