import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** How git merges lockfiles: .gitattributes names it, and what it runs may only stand in a clone's own settings. */
const SETTING = 'merge.pnpm-lock.driver'
const DRIVER = 'node deploy/dev/bin/mergeDriver.mjs %O %A %B'

/**
 * Lets git in this clone merge two branches that each bring a remote; nothing happens where there is no git or no clone.
 * @param {URL} root the repository's folder
 * @returns {Promise<void>}
 */
export function teachGit(root) {
  return new Promise((resolve) => {
    const git = spawn('git', ['config', SETTING, DRIVER], { cwd: fileURLToPath(root), stdio: 'ignore' })
    git.on('error', () => resolve())
    git.on('close', () => resolve())
  })
}
