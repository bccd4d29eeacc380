// What git runs to merge pnpm-lock.yaml; teachGit.mjs names it in a clone's settings.
import { readFile, writeFile } from 'node:fs/promises'
import process from 'node:process'
import { mergeLockfiles } from './mergeLockfiles.mjs'

// Git's words for the three versions: %O, %A, %B; the result belongs into %A.
const files = process.argv.slice(2)
const [base, ours, theirs] = await Promise.all(files.map((file) => readFile(file, 'utf8')))
const merged = mergeLockfiles({ base, ours, theirs })
if (merged === undefined) {
  console.error(
    'Both sides have changed the same entry of pnpm-lock.yaml: take one of them (git checkout --theirs pnpm-lock.yaml) and run pnpm install.',
  )
  process.exitCode = 1
} else await writeFile(files[1], merged)
