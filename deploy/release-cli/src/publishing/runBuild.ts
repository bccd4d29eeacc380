import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { AppVersion } from '@crossbook/contract'
import * as v from 'valibot'
import { buildEnvironment } from './buildEnvironment'
import type { ChildProcesses, Ended } from './childProcesses'

const script = v.optional(v.string())
const manifestSchema = v.object({
  scripts: v.optional(v.object({ prebuild: script, build: script, postbuild: script }), {}),
})

/** Build command of an application whose package.json has no script for it. */
const BUILD = 'crossbook-build'

/**
 * Runs the build script of the application in `folder` as npm would. It does without npm, because npm may be absent, or be a wrapper that
 * needs variables which no build receives.
 */
export async function runBuild(
  children: ChildProcesses,
  folder: string,
  version: AppVersion,
): Promise<Ended> {
  const manifest: unknown = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  const { prebuild, build = BUILD, postbuild } = v.parse(manifestSchema, manifest).scripts
  const commands = [prebuild, build, postbuild].filter((command) => command !== undefined).join(' && ')
  const options = { cwd: folder, env: withPrograms(buildEnvironment(process.env, version), folder) }
  return process.platform === 'win32'
    ? children.run(commands, [], options)
    : children.run('/bin/sh', ['-c', commands], options)
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
