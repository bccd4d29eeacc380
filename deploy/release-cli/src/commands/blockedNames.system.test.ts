/** @jest-environment node */
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()

it('check points out names that content blockers stop, where the channel does not have them already', async () => {
  const { release, remote } = await stagingTeam(temporaryFolder())
  await remote('ads', '1.0.0')
  await remote('ads', '1.1.0')
  expect(await release('check', 'staging', 'ads@1.0.0')).toMatchObject({
    code: 0,
    err: 'Content blockers stop addresses with "ads" in them, such as /ads/home: visitors who use one may not see this part of the site. Choose another name if you can.\n',
  })
  await release('promote', 'staging', 'ads@1.0.0')
  expect(await release('check', 'staging', 'ads@1.1.0')).toMatchObject({ code: 0, err: '' })
  expect(await release('check', 'staging', 'wallet@1.1.0')).toMatchObject({ code: 0, err: '' })
})
