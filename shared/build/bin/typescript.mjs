// Every program of ours in TypeScript starts with this module: node --import ./shared/build/bin/typescript.mjs <program>.
import process from 'node:process'
import { refuseFolder } from './folderProblem.mjs'

refuseFolder(import.meta.dirname)

// The reader of a pipe may have read enough, as `head` does: then the program ends without a word.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })

// By default tsx runs what it finds in /tmp/tsx-<uid>, where any user of the machine can have put it. Child processes inherit this.
process.env.TSX_DISABLE_CACHE = '1'
const { register } = await import('tsx/esm/api')
register()
