import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { hasCode } from '@crossbook/web-files'
import { StartProblem } from '../problems/startProblem'

/** Reads and parses the package.json in a folder of the repository. Throws a StartProblem that names the file if it is not JSON. */
export async function readManifest(root: string, folder: string): Promise<unknown> {
  const file = path.join(folder, 'package.json')
  const text = await readFile(path.join(root, file), 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new StartProblem(
      `${file} is not JSON (${(error as SyntaxError).message}): correct it, or restore it with git checkout ${file}.`,
    )
  }
}

/** Returns the text of a file, or `fallback` when it is missing. */
export async function readTextOr(fallback: string, file: string) {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return fallback
    throw error
  })
}
