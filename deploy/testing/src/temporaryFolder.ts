import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** An empty folder for each test of the file; removed when the test has ended. */
export function temporaryFolders() {
  const made: string[] = []
  afterEach(() => {
    for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
  })
  return () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'crossbook-'))
    made.push(folder)
    return folder
  }
}
