/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { builtGoProgram } from '@crossbook/deploy-testing/go-programs/goProgram'
import { WORKFLOW_LINTER } from '@crossbook/deploy-testing/go-programs/goPrograms'
import { describeWith } from '@crossbook/deploy-testing/programs'
import * as v from 'valibot'
import { parse } from 'yaml'
import { STEPS } from './steps'

const root = path.resolve(__dirname, '../../..')
const WORKFLOWS = path.join(root, '.github/workflows')
const GITLAB = path.join(root, 'deploy/pipeline/gitlab-ci.example.yml')

const files = [...readdirSync(WORKFLOWS).map((name) => path.join(WORKFLOWS, name)), GITLAB]
const read = (file: string) => readFileSync(file, 'utf8')
const all = files.map(read).join('\n')

/** The parts of a workflow that these tests read. */
const workflowSchema = v.object({
  on: v.record(v.string(), v.unknown()),
  permissions: v.optional(v.record(v.string(), v.string())),
  env: v.optional(v.record(v.string(), v.string())),
  jobs: v.record(
    v.string(),
    v.object({
      if: v.optional(v.string()),
      environment: v.optional(v.string()),
      env: v.optional(v.record(v.string(), v.string())),
      steps: v.optional(
        v.array(
          v.looseObject({
            run: v.optional(v.string()),
            env: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
          }),
        ),
      ),
    }),
  ),
})

const linter = builtGoProgram(WORKFLOW_LINTER)

describeWith(
  linter,
  'NOT TESTED: the workflows of GitHub Actions, because there is no actionlint.',
  'actionlint',
  () => {
    it('finds nothing in the workflows of GitHub Actions', () => {
      const parameters = [
        '-no-color',
        '-shellcheck=',
        '-pyflakes=',
        ...files.filter((file) => file !== GITLAB),
      ]
      expect(execFileSync(linter ?? '', parameters, { encoding: 'utf8' })).toBe('')
    })
  },
)

it('names only existing steps, and each of them for both build servers', () => {
  const called = (text: string) =>
    [...text.matchAll(/--silent pipeline ([\w-]+)/g)].map(([, name = '']) => name)
  const steps = Object.keys(STEPS).sort()
  const ofGitHub = files.filter((file) => file !== GITLAB).flatMap((file) => called(read(file)))
  expect([...new Set(ofGitHub)].sort()).toEqual(steps)
  expect([...new Set(called(read(GITLAB)))].sort()).toEqual(steps)
})

it('takes every action at one commit, and the pnpm that the workspace names by its hash', () => {
  const actions = [...all.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action)
  expect(actions.length).toBeGreaterThan(0)
  for (const action of actions) expect(action).toMatch(/^(?:\.\/\.github\/workflows\/\S+|\S+@[0-9a-f]{40})$/)
  const pnpm = all.split('\n').filter((line) => !line.trim().startsWith('#') && /pnpm|npx/i.test(line))
  expect(pnpm.length).toBeGreaterThan(0)
  for (const line of pnpm) expect(line).toMatch(/node deploy\/dev\/bin\/pinnedPnpm\.mjs /)
})

it('puts nothing that a stranger writes into a shell', () => {
  const scripts: string[] = []
  const collect = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(collect)
    else if (v.is(v.record(v.string(), v.unknown()), node))
      for (const [key, value] of Object.entries(node))
        if (key === 'run' && typeof value === 'string') scripts.push(value)
        else collect(value)
  }
  for (const file of files) collect(parse(read(file)))
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(script).not.toContain('${{')
})

describe('secrets', () => {
  const workflow = (name: string) => v.parse(workflowSchema, parse(read(path.join(WORKFLOWS, name))))
  const names = readdirSync(WORKFLOWS)
  const jobs = names.flatMap((name) =>
    Object.entries(workflow(name).jobs).map(([job, content]) => ({ name, job, ...content })),
  )

  it.each([
    ['preview-build.yml', 'github.event.pull_request.head.repo.full_name == github.repository'],
    ['preview.yml', 'github.event.workflow_run.head_repository.full_name == github.repository'],
  ])('are near no build of a fork: %s', (name, condition) => {
    for (const job of jobs.filter((one) => one.name === name)) expect(job.if).toContain(condition)
  })

  it('are named by the steps that need them, and by no job or workflow', () => {
    for (const name of names) expect(JSON.stringify(workflow(name).env ?? {})).not.toContain('secrets.')
    for (const { job, env } of jobs) expect([job, JSON.stringify(env ?? {})]).not.toContain('secrets.')
    for (const { job, environment, steps = [] } of jobs)
      if (JSON.stringify(steps).includes('secrets.'))
        expect([job, environment]).toEqual([job, expect.anything()])
  })

  it('are in no workflow that a branch decides, which may write nothing either', () => {
    const decided = names.filter((name) => Object.hasOwn(workflow(name).on, 'pull_request'))
    expect(decided).toEqual(['checks.yml', 'preview-build.yml'])
    for (const name of decided) {
      expect(read(path.join(WORKFLOWS, name))).not.toMatch(/secrets\.|vars\.|environment:|: write/)
      expect(workflow(name).permissions).toEqual({ contents: 'read' })
    }
  })

  it('are in no job that builds, or checks out anything but the commit of its workflow', () => {
    const keyed = jobs.filter(({ environment }) => environment !== undefined)
    expect(keyed.map(({ job }) => job).sort()).toEqual(['end', 'preview', 'production', 'staging'])
    for (const { job, steps = [] } of keyed) {
      const text = JSON.stringify(steps)
      expect([job, text]).toEqual([
        job,
        expect.not.stringMatching(/pipeline build|"ref":|npm (?:test|run test)|\.ci\/run/),
      ])
    }
  })

  it('come with the keys that a channel began with, in every job of both build servers', () => {
    for (const name of ['preview.yml', 'release.yml'])
      expect(workflow(name).env).toMatchObject({ CROSSBOOK_FIRST_KEYS: '${{ vars.CROSSBOOK_FIRST_KEYS }}' })
  })

  it('of signatures are in no step that opens pages', () => {
    const opening = jobs.flatMap(({ name, env, steps = [] }) =>
      steps
        .filter(({ run }) => run?.includes('release verify'))
        .map((step) => ({ ...workflow(name).env, ...env, ...step.env })),
    )
    expect(opening).toHaveLength(2)
    for (const env of opening) expect(Object.keys(env)).not.toContain('CROSSBOOK_SIGNING_KEY')
  })

  it('of GitLab are near no code of a branch: jobs with an environment have the tools of main', () => {
    const jobsThere = v.parse(
      v.record(
        v.string(),
        v.looseObject({ extends: v.optional(v.string()), environment: v.optional(v.any()) }),
      ),
      Object.fromEntries(
        Object.entries(parse(read(GITLAB)) as object).filter(
          ([name]) => !['stages', 'default', 'variables'].includes(name),
        ),
      ),
    )
    const named = Object.entries(jobsThere).filter(([name]) => !name.startsWith('.'))
    expect(named.length).toBeGreaterThan(5)
    for (const [name, { extends: template, environment }] of named)
      expect([name, template]).toEqual([name, environment === undefined ? '.code' : '.tools'])
  })

  it('of GitLab are not behind a pipe, which would hide a failed step', () => {
    expect(read(GITLAB)).not.toMatch(/[^|]\|[^|]/)
  })
})
