import { rename, writeFile } from 'node:fs/promises'

/** Saves a file at once: a compiler that watches it never reads it empty or half written. */
export async function save(file: string, text: string) {
  const unfinished = `${file}.unfinished`
  await writeFile(unfinished, text)
  await rename(unfinished, file)
}
