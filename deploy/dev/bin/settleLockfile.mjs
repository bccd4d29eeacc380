import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { mergeLockfiles } from './mergeLockfiles.mjs'

const LOCKFILE = 'pnpm-lock.yaml'

/** The line with which git begins what it could not merge. */
const CONFLICT = /^<{7} /m

/** How git calls the three versions of a file that it could not merge. */
const STAGES = ['1', '2', '3']

/**
 * Makes one of a lockfile that a merge has left with both sides, where git had not been taught to (or a server has merged).
 * pnpm would do it as well, and lose the versions of the catalog.
 * @param {URL} root the repository's folder
 * @param {string} command what was typed, to be typed again after a problem
 * @returns {Promise<{ ok: true } | { ok: false, problem: string }>}
 */
export async function settleLockfile(root, command) {
  const file = new URL(LOCKFILE, root)
  if (!CONFLICT.test(await readFile(file, 'utf8'))) return { ok: true }
  const merged = await mergeStages(root).catch(() => undefined)
  if (merged === undefined)
    return {
      ok: false,
      problem: `${LOCKFILE} holds both sides of a merge, which have changed the same entry: take one of them (git checkout --theirs ${LOCKFILE}), run pnpm install, then ${command} again.`,
    }
  await writeFile(file, merged)
  console.log(`${LOCKFILE} held both sides of a merge and is one again: git add ${LOCKFILE} takes it.`)
  return { ok: true }
}

async function mergeStages(root) {
  const show = promisify(execFile)
  const [base, ours, theirs] = await Promise.all(
    STAGES.map((stage) =>
      show('git', ['show', `:${stage}:${LOCKFILE}`], {
        cwd: fileURLToPath(root),
        maxBuffer: Number.POSITIVE_INFINITY,
      }),
    ),
  )
  return mergeLockfiles({ base: base.stdout, ours: ours.stdout, theirs: theirs.stdout })
}
