import type { Environment } from '@crossbook/store'
import type { BuildOrigin } from './builds/provenance'

const CHECKOUT = 'urn:crossbook:checkout'
const COMMIT_DIGITS = 10

/** The CI run that a command is part of. */
export interface CiRun extends BuildOrigin {
  /** User, run and commit, for the history. */
  author: string
}

/** The CI that a command runs in, by the variables that it sets itself; undefined on a person's machine. */
export function ciRun(environment: Environment): CiRun | undefined {
  if (environment.GITHUB_ACTIONS === 'true') return gitHubRun(environment)
  if (environment.GITLAB_CI === 'true') return gitLabRun(environment)
  return undefined
}

/** Returns the place of a build: the CI's run, or a user's checkout, of which nothing is recorded. */
export function buildOriginOf(environment: Environment): BuildOrigin {
  return ciRun(environment) ?? { repository: undefined, builder: CHECKOUT, run: undefined }
}

function gitHubRun(environment: Environment): CiRun {
  const { GITHUB_ACTOR, GITHUB_RUN_ID, GITHUB_SHA, GITHUB_WORKFLOW_REF } = environment
  const { GITHUB_SERVER_URL = 'https://github.com', GITHUB_REPOSITORY } = environment
  const repository = GITHUB_REPOSITORY && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`
  return {
    author: authorOf(GITHUB_ACTOR ?? 'GitHub Actions', GITHUB_RUN_ID, GITHUB_SHA),
    repository,
    builder: GITHUB_WORKFLOW_REF ? `${GITHUB_SERVER_URL}/${GITHUB_WORKFLOW_REF}` : 'urn:crossbook:github',
    run: repository && GITHUB_RUN_ID && `${repository}/actions/runs/${GITHUB_RUN_ID}`,
  }
}

function gitLabRun(environment: Environment): CiRun {
  const { GITLAB_USER_LOGIN, CI_JOB_ID, CI_COMMIT_SHA, CI_JOB_URL, CI_PROJECT_URL } = environment
  return {
    author: authorOf(GITLAB_USER_LOGIN ?? 'GitLab CI', CI_JOB_ID, CI_COMMIT_SHA),
    repository: CI_PROJECT_URL,
    builder: CI_PROJECT_URL ?? 'urn:crossbook:gitlab',
    run: CI_JOB_URL,
  }
}

function authorOf(name: string, run: string | undefined, commit: string | undefined) {
  const facts = [run && `run ${run}`, commit?.slice(0, COMMIT_DIGITS)].filter(Boolean)
  return facts.length === 0 ? name : `${name} (${facts.join(', ')})`
}
