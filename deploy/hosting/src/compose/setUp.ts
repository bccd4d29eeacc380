import path from 'node:path'
import { failure } from '@crossbook/contract'
import { folderStore } from '@crossbook/store'
import { readOwnKey, seenRevisions, TrustProblem, trustedStore } from '@crossbook/trust'
import { readSetUp } from './readSetUp'
import { setUpSite } from './setUpSite'

// Run by the release container before nginx starts.
const [image] = process.argv.slice(2)
if (image === undefined) throw new Error('Usage: setUp.ts <folder of the image’s store>')

const setUp = readSetUp(process.env)
const now = () => new Date()
const own = await readOwnKey(process.env)
const done = !setUp.ok
  ? setUp
  : !own.ok
    ? own
    : await setUpSite({
        ...setUp.value,
        store: trustedStore(folderStore(setUp.value.folder), {
          signer: own.value,
          seen: seenRevisions(path.join(setUp.value.folder, 'seen'), 'compose'),
          firstKeys: undefined,
          now,
          warn: (message) => console.error(message),
        }),
        image: folderStore(image),
        now,
      }).catch((error: unknown) => {
        if (error instanceof TrustProblem) return failure(error.message)
        throw error
      })
console[done.ok ? 'log' : 'error'](done.ok ? done.value : done.problem)
process.exitCode = done.ok ? 0 : 1
