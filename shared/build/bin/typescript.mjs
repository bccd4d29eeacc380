// Every program of ours in TypeScript starts with this module: node --import ./shared/build/bin/typescript.mjs <program>.
import process from 'node:process'
import { refuseFolder } from './folderProblem.mjs'

refuseFolder(import.meta.dirname)

// The reader of a pipe may close it early, as `head` does. The program then ends without a message.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })

// By default, tsx runs cached code from /tmp/tsx-<uid>, which any user of the machine can write. Child processes inherit this setting.
process.env.TSX_DISABLE_CACHE = '1'
const { register } = await import('tsx/esm/api')
register()
