/** @jest-environment node */
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { childProcesses } from '../publishing/childProcesses'
import { runJourneys } from './walkRelease'

const temporaryFolder = temporaryFolders()

it('runs a team’s journeys without the secrets of the user', async () => {
  const printed: string[] = []
  const environment = {
    PATH: process.env.PATH,
    CHROMIUM_PATH: '/usr/bin/chromium',
    CROSSBOOK_SIGNING_KEY: 'of the team',
    AWS_SECRET_ACCESS_KEY: 'of the store',
    GITHUB_TOKEN: 'of the pipeline',
  }
  const look = `"${process.execPath}" -e "console.log(JSON.stringify(process.env))"`
  const { exitCode } = await runJourneys(
    {
      folder: temporaryFolder(),
      environment,
      children: childProcesses(),
      err: (message) => printed.push(message),
    },
    look,
    'http://localhost:3000',
  )
  const seen = JSON.parse(printed.join('')) as Record<string, string>
  expect(exitCode).toBe(0)
  expect(seen).toMatchObject({ SITE: 'http://localhost:3000', CHROMIUM_PATH: '/usr/bin/chromium' })
  expect(Object.keys(seen).filter((name) => /KEY|TOKEN/.test(name))).toEqual([])
})
