import { rename, writeFile } from 'node:fs/promises'

/** Saves a file that is watched as a whole: a compiler never reads it while it is empty or half written. */
export async function save(file: string, text: string) {
  const unfinished = `${file}.unfinished`
  await writeFile(unfinished, text)
  await rename(unfinished, file)
}
