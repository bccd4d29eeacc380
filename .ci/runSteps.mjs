// Plain Node: runs programs, one after another or several at a time, and prints how each ended.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import process from 'node:process'

/**
 * `cache` is where the step records the files that passed. It is removed when the step fails: a rule that checks several files may report a
 * fault in one file that is then fixed in another.
 * @typedef {{ name: string, command: string, parameters: string[], env?: Record<string, string>, cache?: string }} Step
 */

/** Steps under way. @type {Set<import('node:child_process').ChildProcess>} */
const underWay = new Set()
// Ending this run ends its steps, and so the browsers and sites that they have started. At a terminal the steps receive the interrupt
// themselves, and this run only waits for them.
process.on('SIGINT', () => undefined)
for (const signal of ['SIGTERM', 'SIGHUP'])
  process.on(signal, () => underWay.forEach((child) => child.kill('SIGINT')))

/**
 * Runs groups of steps, each group after the previous one has passed. At most `atOnce` steps of a group run at a time. All steps of a group
 * run, so that all problems are printed. Prints how each step ended, and returns how many passed and failed.
 * @param {readonly { steps: readonly Step[], atOnce: number }[]} groups
 */
export async function runSteps(groups) {
  const outcome = { passed: 0, failed: 0 }
  for (const { steps, atOnce } of groups) {
    const waiting = [...steps]
    const workOff = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step, atOnce > 1, outcome)
    }
    await Promise.all(Array.from({ length: atOnce }, workOff))
    if (outcome.failed > 0) break
  }
  return outcome
}

/** Prints a step's output as it comes, or at its end while other steps run. */
async function runStep(step, isParallel, outcome) {
  const started = performance.now()
  if (!isParallel) console.log(`\n── ${step.name}`)
  const { code, output } = await run(step, isParallel)
  if (isParallel) process.stdout.write(`\n── ${step.name}\n${output}`)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  outcome[code === 0 ? 'passed' : 'failed'] += 1
  if (code === 0) console.log(`${step.name} passed (${seconds} s)`)
  else if (step.cache !== undefined) rmSync(step.cache, { force: true, recursive: true })
  if (code !== 0) console.log(`\n${step.name} failed after ${seconds} s; its output is above.`)
}

function run({ command, parameters, env = {} }, isCaptured) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, parameters, {
      stdio: isCaptured ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, FORCE_COLOR: '0', ...env },
    })
    underWay.add(child)
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)))
    const end = (code) => {
      underWay.delete(child)
      resolve({ code, output })
    }
    child.once('error', (error) => {
      console.error(String(error))
      end(1)
    })
    child.once('close', (code) => end(code ?? 1))
  })
}
