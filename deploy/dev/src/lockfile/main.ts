import { readFile, writeFile } from 'node:fs/promises'
import { mergeLockfiles } from './mergeLockfiles'

// Git's words for the three versions: %O, %A, %B; the result belongs into %A.
const [base = '', ours = '', theirs = ''] = process.argv.slice(2)
const [first, second, third] = await Promise.all([base, ours, theirs].map((file) => readFile(file, 'utf8')))
const merged = mergeLockfiles({ base: first ?? '', ours: second ?? '', theirs: third ?? '' })
if (merged === undefined) {
  console.error(
    'Both sides have changed the same entry of pnpm-lock.yaml: run pnpm install, which settles it.',
  )
  process.exitCode = 1
} else await writeFile(ours, merged)
