import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import type { Plan } from './planScreen'

/** Restores the repository. */
export type Undo = () => Promise<void>

/**
 * Writes a plan into the folder `to`. Formats files in the style of the repository in `root`, except those in `verbatim`. When writing
 * fails, restores all files and throws the reason. Returns a function that undoes everything.
 */
export async function applyPlan(root: string, to: string, plan: Plan, verbatim: Plan): Promise<Undo> {
  const style = (await resolveConfig(path.join(root, 'package.json'))) ?? {}
  const formatted = [...plan].map(async ([name, content]) => {
    const file = path.join(to, name)
    return [file, await format(content, { ...style, filepath: file })] as const
  })
  const written = [
    ...(await Promise.all(formatted)),
    ...[...verbatim].map(([name, content]) => [path.join(to, name), content] as const),
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

/** Returns the topmost missing folder of a path; undefined when the folder exists. */
function missingFolder(folder: string): string | undefined {
  if (existsSync(folder)) return undefined
  return missingFolder(path.dirname(folder)) ?? folder
}
