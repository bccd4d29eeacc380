import { folderStore } from '@crossbook/store'
import { readSetUp } from './readSetUp'
import { setUpSite } from './setUpSite'

// Run by the release container before nginx starts.
const [image] = process.argv.slice(2)
if (image === undefined) throw new Error('Usage: setUp.ts <folder of the image’s store>')

const setUp = readSetUp(process.env)
const done = setUp.ok
  ? await setUpSite({
      ...setUp.value,
      store: folderStore(setUp.value.folder),
      image: folderStore(image),
      now: () => new Date(),
    })
  : setUp
console[done.ok ? 'log' : 'error'](done.ok ? done.value : done.problem)
process.exitCode = done.ok ? 0 : 1
