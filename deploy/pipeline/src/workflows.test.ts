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

it('names only steps that there are, and each of them for both build servers', () => {
  const called = (text: string) =>
    [...text.matchAll(/--silent pipeline ([\w-]+)/g)].map(([, name = '']) => name)
  const steps = Object.keys(STEPS).sort()
  const ofGitHub = files.filter((file) => file !== GITLAB).flatMap((file) => called(read(file)))
  expect([...new Set(ofGitHub)].sort()).toEqual(steps)
  expect([...new Set(called(read(GITLAB)))].sort()).toEqual(steps)
})

it('takes every action at one commit, and the pnpm that the workspace names', () => {
  const actions = [...all.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action)
  expect(actions.length).toBeGreaterThan(0)
  for (const action of actions) expect(action).toMatch(/^(?:\.\/\.github\/workflows\/\S+|\S+@[0-9a-f]{40})$/)
  const { packageManager } = JSON.parse(read(path.join(root, 'package.json'))) as { packageManager: string }
  expect(new Set(all.match(/pnpm@[\d.]+/g))).toEqual(new Set([packageManager.split('+')[0]]))
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

it('gives secrets to no build of a fork', () => {
  const { jobs } = parse(read(path.join(WORKFLOWS, 'preview.yml'))) as {
    jobs: Record<string, { if?: string }>
  }
  for (const [name, job] of Object.entries(jobs))
    expect([name, job.if]).toEqual([
      name,
      expect.stringContaining('github.event.pull_request.head.repo.full_name == github.repository'),
    ])
})
