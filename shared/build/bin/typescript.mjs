// Every program of ours in TypeScript starts with this module: node --import ./shared/build/bin/typescript.mjs <program>.
import process from 'node:process'
import { refuseFolder } from './folderProblem.mjs'

refuseFolder(import.meta.dirname)

// By default tsx runs what it finds in /tmp/tsx-<uid>, where any user of the machine can have put it. Child processes inherit this.
process.env.TSX_DISABLE_CACHE = '1'
const { register } = await import('tsx/esm/api')
register()
