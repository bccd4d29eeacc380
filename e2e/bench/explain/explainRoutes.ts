import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { inspectApp, type InspectedApp, type InspectedScript } from '@crossbook/build/inspection'
import { type BuiltHost, type BuiltRemote, HOST, type PageDocument } from '@crossbook/contract'
import { appFolder } from '@crossbook/release-cli'
import { REPOSITORY } from '../../site/folders'

/** Modules of a script that are printed one by one; the rest is printed as one sum. */
const LISTED = 40

const brotli = promisify(brotliCompress)

/** The scripts of a route's cold load, in load order. */
interface RouteScripts {
  route: string
  scripts: { app: string; script: InspectedScript }[]
}

/** Prints for these routes what their scripts are made of, from builds that are made now. */
export async function explainRoutes({ remotes }: PageDocument, wanted: readonly string[]) {
  const owners = remotes.filter(({ screens }) => screens.some((screen) => wanted.includes(screen.path)))
  const host = await inspect(appFolder(HOST))
  const inspected = []
  for (const { name } of owners) inspected.push(await inspect(appFolder(name)))
  const routes = [...ownRoutes(host), ...inspected.flatMap((remote) => routesOf(host, remote))]
  const shown = routes.filter(({ route }) => wanted.includes(route))
  const printed = new Set<InspectedScript>()
  for (const { route, scripts } of shown) {
    const sizes = await Promise.all(scripts.map(({ script }) => compressedSize(script)))
    console.log(`\n${route}: ${kilobytes(sum(sizes))} KB of script, compressed`)
    scripts.forEach(({ app, script }, index) => {
      const title = `${app}/${script.file}: ${kilobytes(sizes[index] ?? 0)} KB compressed, ${kilobytes(script.text.byteLength)} KB minified`
      console.log(`\n  ${title}${printed.has(script) ? ' (see above)' : ''}`)
      if (!printed.has(script)) printModules(script)
      printed.add(script)
    })
  }
}

function inspect(folder: string) {
  return inspectApp(path.join(REPOSITORY, folder), REPOSITORY)
}

function ownRoutes(host: InspectedApp): RouteScripts[] {
  return (host.app as BuiltHost).screens.map(({ path: route, files }) => ({
    route,
    scripts: scriptsOf(host, [...firstLoad(host), ...files]),
  }))
}

function firstLoad(host: InspectedApp) {
  return (host.app as BuiltHost).scripts
}

function routesOf(host: InspectedApp, remote: InspectedApp): RouteScripts[] {
  const { entry, screens, frames } = remote.app as BuiltRemote
  return screens.map(({ path: route, frame, files }) => ({
    route,
    scripts: [
      ...scriptsOf(host, firstLoad(host)),
      ...scriptsOf(remote, [entry, ...((frame && frames[frame]) ?? []), ...files]),
    ],
  }))
}

function scriptsOf({ app, scripts }: InspectedApp, files: readonly string[]) {
  return [...new Set(files)].flatMap((file) => {
    const script = scripts.find((one) => one.file === file)
    return script ? [{ app: app.name, script }] : []
  })
}

function printModules({ modules }: InspectedScript) {
  const packages = new Map<string, number>()
  for (const { package: name, bytes } of modules) packages.set(name, (packages.get(name) ?? 0) + bytes)
  for (const [name, bytes] of [...packages].sort(([, a], [, b]) => b - a))
    console.log(`  ${column(bytes)}  ${name}`)
  console.log('    of which')
  for (const { package: from, name, bytes } of modules.slice(0, LISTED))
    console.log(`  ${column(bytes)}  ${name.startsWith(from) ? name : `${from}: ${name}`}`)
  const rest = modules.slice(LISTED)
  if (rest.length > 0)
    console.log(`  ${column(sum(rest.map(({ bytes }) => bytes)))}  in ${rest.length} smaller ones`)
}

/** Compressed as the store does. */
async function compressedSize({ text }: InspectedScript) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
  }
  return (await brotli(text, { params })).byteLength
}

function column(bytes: number) {
  return String(bytes).padStart(8)
}

function kilobytes(bytes: number) {
  return (bytes / 1024).toFixed(1)
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}
