import { type AppName, type AppVersion, checkBuiltApp, fileUrl } from '@crossbook/contract'
import { MANIFEST, MAP_ENDING } from '@crossbook/web-files'
import type { TestSite } from './startTestSite'

/**
 * Returns the URL paths of a build's scripts with code of a source file, by their source maps: names of built files are hashes. `source`
 * matches a path in the repository, such as `remote-trading/src/charts/drawing/createPriceChart.ts`, or in a package.
 */
export async function scriptsFrom(
  source: RegExp,
  app: string,
  { store, page }: Pick<TestSite, 'store' | 'page'>,
  version: string | undefined = [...page.remotes, { name: 'host', ...page.host }].find(
    ({ name }) => name === app,
  )?.version,
): Promise<string[]> {
  const read = async (file: string): Promise<unknown> => {
    const bytes = await store.readBuildFile(app as AppName, version as AppVersion, file)
    if (!bytes) throw new Error(`The store has no ${file} of ${app} ${String(version)}`)
    return JSON.parse(Buffer.from(bytes).toString())
  }
  const build = checkBuiltApp(await read(MANIFEST))
  if (!build.ok) throw new Error(build.problem)
  const scripts = Object.keys(build.value.files).filter((file) => file.endsWith('.js'))
  const found = await Promise.all(
    scripts.map(async (file) => {
      const { sources } = (await read(`${file}${MAP_ENDING}`)) as { sources: string[] }
      return sources.some((path) => source.test(path)) ? [fileUrl(app, String(version), file)] : []
    }),
  )
  if (found.flat().length === 0) throw new Error(`No script of ${app} ${String(version)} is from ${source}`)
  return found.flat()
}
