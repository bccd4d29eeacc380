import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { failure, success, type Result } from '@crossbook/contract'
import { findProgram } from '../findProgram'

/** The most characters of Go's message that are repeated. */
const MAX_MESSAGE_LENGTH = 400

/** A third-party program that tests run, from one version of its Go module. */
export interface GoProgram {
  /** The name of the built file. */
  readonly name: string
  /** The module, and the package of the program in it: `.` is the module's own folder. */
  readonly module: string
  readonly package: string
  /** A version as Go names it, or a commit. */
  readonly version: string
  /** Modules that this module replaces by its own folders. Go ignores replacements outside the built module, so they are repeated here. */
  readonly replaced?: Readonly<Record<string, string>>
}

/** Returns the path of the built program, shared by all checkouts of a user. Its version is part of its name. */
export function builtGoProgram(program: GoProgram): string | undefined {
  const file = placeOf(program)
  return existsSync(file) ? file : undefined
}

/** Builds a program with this machine's Go, unless it is already built. Fails with a reason that is only part of a sentence. */
export async function buildGoProgram(program: GoProgram): Promise<Result<string, string>> {
  const built = builtGoProgram(program)
  if (built !== undefined) return success(built)
  const go = findProgram('go')
  if (go === undefined) return failure('this machine has no Go')
  const file = placeOf(program)
  await mkdir(path.dirname(file), { recursive: true })
  // Built under another name and renamed, so that an interrupted build is not used.
  const folder = await mkdtemp(`${file}-`)
  try {
    await writeFile(path.join(folder, 'go.mod'), goMod(program))
    const output = path.join(folder, program.name)
    const parameters = ['build', '-mod=mod', '-trimpath', '-o', output]
    await promisify(execFile)(go, [...parameters, path.posix.join(program.module, program.package)], {
      cwd: folder,
      env: { ...process.env, CGO_ENABLED: '0', GOFLAGS: '', GOWORK: 'off' },
    })
    await rename(output, file)
    return success(file)
  } catch (error) {
    return failure(`Go could not build it: ${lastLines(error)}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function placeOf({ name, version }: GoProgram) {
  const cache = process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache')
  return path.join(cache, 'crossbook', 'programs', `${name}-${version}`)
}

function goMod({ name, module, version, replaced = {} }: GoProgram) {
  const replacements = Object.entries(replaced).map(
    ([other, folder]) => `replace ${other} => ${module}/${folder} ${version}`,
  )
  return [`module crossbook.test/${name}`, `require ${module} ${version}`, ...replacements, ''].join('\n')
}

/** Go's message without its downloads, on one line. */
function lastLines(error: unknown) {
  const isOfProgram = typeof error === 'object' && error !== null && 'stderr' in error
  const reason = isOfProgram ? String(error.stderr) : String(error)
  const lines = reason.split('\n').filter((line) => !line.startsWith('go: downloading'))
  return lines.join(' ').replace(/\s+/g, ' ').trim().slice(0, MAX_MESSAGE_LENGTH)
}
