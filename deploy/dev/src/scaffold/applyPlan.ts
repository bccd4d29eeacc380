import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import type { Plan } from './planScreen'

/** Restores the repository. */
export type Undo = () => Promise<void>

/**
 * Writes a plan, formatted as the repository’s files are, and unchanged where another program formats them. Either
 * all of it is written or, when that fails, nothing: then it throws the reason. What is returned takes it all back.
 */
export async function applyPlan(root: string, plan: Plan, verbatim: Plan = new Map()): Promise<Undo> {
  const formatted = await Promise.all(
    [...plan].map(async ([name, content]) => {
      const file = path.join(root, name)
      const style = (await resolveConfig(file)) ?? {}
      return [file, await format(content, { ...style, filepath: file })] as const
    }),
  )
  const written = [
    ...formatted,
    ...[...verbatim].map(([name, content]) => [path.join(root, name), content] as const),
  ]
  const files = written.map(([file]) => file)
  const before = new Map(
    await Promise.all(
      files.map(async (file) => [file, existsSync(file) ? await readFile(file) : undefined] as const),
    ),
  )
  const folders = new Set(files.flatMap((file) => missingFolder(path.dirname(file)) ?? []))

  async function undo() {
    for (const [file, content] of before)
      if (content === undefined) await rm(file, { force: true })
      else await writeFile(file, content)
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  }

  try {
    for (const [file, content] of written) {
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, content)
    }
  } catch (error) {
    await undo()
    throw error
  }
  return undo
}

/** The topmost folder of a path that is not there yet. */
function missingFolder(folder: string): string | undefined {
  if (existsSync(folder)) return undefined
  return missingFolder(path.dirname(folder)) ?? folder
}
