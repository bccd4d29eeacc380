import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { failure, success, type Result } from '@crossbook/contract'
import { findProgram } from '../findProgram'

/** Characters of what Go says that are repeated. */
const LONGEST_WORDS = 400

/** A program of others that tests run, as its Go module has it at one version. */
export interface GoProgram {
  /** What the built file is called. */
  readonly name: string
  /** The module, and the package in it that has the program: `.` is the module's own folder. */
  readonly module: string
  readonly package: string
  /** A version as Go names it, or a commit. */
  readonly version: string
  /** Modules that this one replaces by modules in folders of its own; Go heeds that only in the module that is built, so it is said here. */
  readonly replaced?: Readonly<Record<string, string>>
}

/** Where the built program is kept, for all checkouts of a person: its version is part of its name. */
export function builtGoProgram(program: GoProgram): string | undefined {
  const file = placeOf(program)
  return existsSync(file) ? file : undefined
}

/** Builds a program by this machine's Go, unless that was done before. A failure is half a sentence: why there is none. */
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
    return failure(`Go could not build it: ${lastWords(error)}`)
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

/** What Go says, without what it downloads, in one line. */
function lastWords(error: unknown) {
  const isOfProgram = typeof error === 'object' && error !== null && 'stderr' in error
  const said = isOfProgram ? String(error.stderr) : String(error)
  const words = said.split('\n').filter((line) => !line.startsWith('go: downloading'))
  return words.join(' ').replace(/\s+/g, ' ').trim().slice(0, LONGEST_WORDS)
}
