// A process that `buildFolder.ts` starts: builds one folder after another with the build program of the teams. Its modules stay loaded.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildRequest } from './buildFolder'
import { REPOSITORY } from './folders'

const PROGRAM = pathToFileURL(path.join(REPOSITORY, 'shared/build/bin/build.mjs')).href

let builds = 0

process.on('message', ({ folder, version }: BuildRequest) => {
  process.chdir(folder)
  process.env.CROSSBOOK_VERSION = version
  process.exitCode = 0
  // The query makes Node evaluate the program once more.
  void import(`${PROGRAM}?${++builds}`).then(() => process.send?.({ ok: process.exitCode === 0 }))
})
process.on('disconnect', () => process.exit())
