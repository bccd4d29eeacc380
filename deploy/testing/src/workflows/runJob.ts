import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'

const wordsSchema = v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])), {})

const workflowSchema = v.object({
  env: wordsSchema,
  jobs: v.record(
    v.string(),
    v.object({
      env: wordsSchema,
      steps: v.optional(
        v.array(
          v.object({
            id: v.optional(v.string()),
            if: v.optional(v.string()),
            uses: v.optional(v.string()),
            with: wordsSchema,
            run: v.optional(v.string()),
            env: wordsSchema,
          }),
        ),
        [],
      ),
    }),
  ),
})

type Step = v.InferOutput<typeof workflowSchema>['jobs'][string]['steps'][number]

/** The build server that a workflow of GitHub Actions runs on: its values, and the folders of its machines. */
export interface BuildServer {
  /** Repository that jobs check out. */
  origin: string
  /** Contains a folder for the machine of each job, and the artifacts of the jobs. */
  folder: string
  /** The values of expressions such as `secrets.X` or `github.event.y`. A missing name fails the test. */
  values: Readonly<Record<string, string>>
  /** The environment of programs on its machines. */
  environment: Readonly<Record<string, string>>
}

/**
 * Runs a job's own command lines, in the order of its file, on a machine of its own: a folder with a new home. Actions that check out and
 * hand over do so with git and copies. Returns the outputs of its steps, by `steps.<id>.outputs.<name>`; throws when a step fails.
 *
 * @example
 * await runJob(server, path.join(root, '.github/workflows/preview-build.yml'), 'build')
 */
export async function runJob(
  server: BuildServer,
  file: string,
  name: string,
  { leftOut }: { leftOut?: RegExp } = {},
) {
  const workflow = v.parse(workflowSchema, parse(readFileSync(file, 'utf8')))
  const job = workflow.jobs[name]
  if (!job) throw new Error(`${file} has no job ${name}`)
  const machine = path.join(server.folder, `machine-${name}`)
  const [work, temp, home] = ['work', 'temp', 'home'].map((one) => path.join(machine, one)) as [
    string,
    string,
    string,
  ]
  for (const one of [temp, home]) mkdirSync(one, { recursive: true })
  const outputs: Record<string, string> = {}
  const fill = (text: string | number | boolean) =>
    String(text).replace(/\$\{\{ (\S+) \}\}/g, (_all, expression: string) =>
      valueOf({ ...server.values, ...outputs, 'runner.temp': temp }, expression),
    )
  const filled = (inputs: Step['with']) =>
    Object.fromEntries(Object.entries(inputs).map(([key, value]) => [key, fill(value)]))
  const base = { ...server.environment, HOME: home, RUNNER_TEMP: temp, GITHUB_JOB: name, CI: 'true' }

  for (const step of job.steps) {
    if (step.run !== undefined && leftOut?.test(step.run)) continue
    if (step.if !== undefined && !isTrue(step.if, { ...server.values, ...outputs })) continue
    if (step.uses !== undefined) perform(step.uses.split('@')[0] ?? '', filled(step.with), server, work)
    if (step.run === undefined) continue
    const output = path.join(temp, 'output')
    writeFileSync(output, '')
    const env = {
      ...base,
      ...filled(workflow.env),
      ...filled(job.env),
      ...filled(step.env),
      GITHUB_OUTPUT: output,
    }
    await runScript(step.run, work, env)
    for (const [, key = '', value = ''] of readFileSync(output, 'utf8').matchAll(/^(\w+)=(.*)$/gm))
      outputs[`steps.${step.id}.outputs.${key}`] = value
  }
  return outputs
}

/** Does the work of a GitHub action. Does nothing for `setup-node`, because the test's machine already has Node. */
function perform(
  action: string,
  given: Record<string, string>,
  { origin, folder, values }: BuildServer,
  work: string,
) {
  const handedOver = path.join(folder, 'handed-over')
  switch (action) {
    case 'actions/checkout':
      execFileSync('git', ['clone', '--quiet', '--no-checkout', origin, work])
      execFileSync('git', ['checkout', '--quiet', '--detach', given.ref ?? valueOf(values, 'github.sha')], {
        cwd: work,
      })
      return
    case 'actions/upload-artifact':
      cpSync(given.path ?? '', path.join(handedOver, given.name ?? ''), { recursive: true })
      return
    case 'actions/download-artifact': {
      const artifact = path.join(handedOver, given.name ?? given.pattern ?? '')
      if (existsSync(artifact)) cpSync(artifact, given.path ?? '', { recursive: true })
      return
    }
    case 'actions/setup-node':
      return
    default:
      throw new Error(`The test knows no action ${action}`)
  }
}

function valueOf(values: Readonly<Record<string, string>>, expression: string) {
  const value = values[expression]
  if (value === undefined) throw new Error(`The test gives no ${expression}`)
  return value
}

/** Evaluates the condition of a step. It must compare one value with an empty text. */
function isTrue(condition: string, values: Readonly<Record<string, string>>) {
  const [, expression] = /^(\S+) != ''$/.exec(condition) ?? []
  if (expression === undefined) throw new Error(`The test cannot judge ${condition}`)
  return values[expression] !== undefined && values[expression] !== ''
}

function runScript(script: string, cwd: string, env: Record<string, string>) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn('bash', ['-e', '-c', script], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)))
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${script}\n${output}`))))
  })
}
