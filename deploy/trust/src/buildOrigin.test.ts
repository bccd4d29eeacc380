/** @jest-environment node */
import { ciRun, buildOriginOf } from './buildOrigin'

const GITHUB = {
  GITHUB_ACTIONS: 'true',
  GITHUB_ACTOR: 'grace',
  GITHUB_RUN_ID: '42',
  GITHUB_SHA: '3fa2b1c0de3fa2b1c0de3fa2b1c0de3fa2b1c0de',
  GITHUB_REPOSITORY: 'crossbook/wallet',
  GITHUB_WORKFLOW_REF: 'crossbook/wallet/.github/workflows/release.yml@refs/heads/main',
}

const GITLAB = {
  GITLAB_CI: 'true',
  GITLAB_USER_LOGIN: 'ada',
  CI_JOB_ID: '7',
  CI_JOB_URL: 'https://gitlab.example/crossbook/wallet/-/jobs/7',
  CI_PROJECT_URL: 'https://gitlab.example/crossbook/wallet',
  CI_COMMIT_SHA: '0123456789abcdef0123456789abcdef01234567',
}

it('is a user’s checkout where no CI variable is set', () => {
  expect(ciRun({ GITHUB_ACTOR: 'grace', CI: 'true' })).toBeUndefined()
  expect(buildOriginOf({})).toEqual({
    repository: undefined,
    builder: 'urn:crossbook:checkout',
    run: undefined,
  })
})

it('is the run of a GitHub workflow', () => {
  expect(ciRun(GITHUB)).toEqual({
    author: 'grace (run 42, 3fa2b1c0de)',
    repository: 'https://github.com/crossbook/wallet',
    builder: 'https://github.com/crossbook/wallet/.github/workflows/release.yml@refs/heads/main',
    run: 'https://github.com/crossbook/wallet/actions/runs/42',
  })
  expect(ciRun({ GITHUB_ACTIONS: 'true' })).toMatchObject({ author: 'GitHub Actions', repository: undefined })
})

it('is the job of a GitLab pipeline', () => {
  expect(ciRun(GITLAB)).toEqual({
    author: 'ada (run 7, 0123456789)',
    repository: 'https://gitlab.example/crossbook/wallet',
    builder: 'https://gitlab.example/crossbook/wallet',
    run: 'https://gitlab.example/crossbook/wallet/-/jobs/7',
  })
})
