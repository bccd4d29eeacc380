import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type AppVersion, failure, type Result, success } from '@crossbook/contract'
import type { Files } from '@crossbook/web-files'
import * as v from 'valibot'
import { readManifest } from '../repository/readManifest'
import { buildEnvironment } from './buildEnvironment'
import type { ChildProcesses } from './childProcesses'

const script = v.optional(v.string())
const manifestSchema = v.object({
  scripts: v.optional(v.object({ prebuild: script, build: script, postbuild: script }), {}),
})

/** Build command of an application whose package.json has no script for it. */
const BUILD = 'crossbook-build'

/**
 * Runs the build script of the application in `folder` as npm would, and returns the built files. The problem is the script's output. npm may
 * be absent, or be a wrapper that needs variables which no build receives.
 */
export async function runBuild(
  children: ChildProcesses,
  folder: string,
  version: AppVersion,
): Promise<Result<Files, string>> {
  const { scripts } = v.parse(manifestSchema, await readManifest(folder, '.'))
  const { prebuild, build = BUILD, postbuild } = scripts
  const commands = [prebuild, build, postbuild].filter((command) => command !== undefined).join(' && ')
  const options = { cwd: folder, env: withPrograms(buildEnvironment(process.env, version), folder) }
  const { code, output } =
    process.platform === 'win32'
      ? await children.run(commands, [], options)
      : await children.run('/bin/sh', ['-c', commands], options)
  return code === 0 ? success(await readBuildFolder(path.join(folder, 'dist'))) : failure(output)
}

/** A build's files by name; none when there is no such folder. */
export async function readBuildFolder(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name))] as const)),
  )
}

/** The environment with the programs of installed packages, and this very Node, before those of the machine. */
function withPrograms(environment: Record<string, string>, folder: string) {
  const name = Object.keys(environment).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const ofPackages = [folder, ...parentsOf(folder)].map((place) => path.join(place, 'node_modules/.bin'))
  const places = [...ofPackages, path.dirname(process.execPath), environment[name] ?? '']
  return { ...environment, [name]: places.filter((place) => place !== '').join(path.delimiter) }
}

function parentsOf(folder: string): string[] {
  const parent = path.dirname(folder)
  return parent === folder ? [] : [parent, ...parentsOf(parent)]
}
