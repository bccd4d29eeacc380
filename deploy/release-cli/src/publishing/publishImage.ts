import path from 'node:path'
import { folderStore } from '@crossbook/store'
import { childProcesses } from './childProcesses'
import { localApps } from './localApps'
import { publishApps } from './publishApps'

// Run while the image is built: builds every app and keeps the builds in the image, for setUp to bring into the volume.
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Usage: publishImage.ts <folder of the store>')

const root = path.resolve(import.meta.dirname, '../../../..')
await publishApps(await localApps(root), {
  root,
  store: folderStore(folder),
  children: childProcesses(),
  log: (line) => console.log(line),
})
