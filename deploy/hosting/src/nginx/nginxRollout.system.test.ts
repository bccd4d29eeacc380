/** @jest-environment node */
import path from 'node:path'
import { describeNginx } from '@crossbook/deploy-testing/nginx/describeNginx'
import { rolloutBehaviour, startRollout } from '@crossbook/deploy-testing/nginx/rolloutBehaviour'
import { runNginx } from '@crossbook/deploy-testing/nginx/runNginx'
import { rawRequest } from '@crossbook/deploy-testing/rawRequest'
import { LOCAL } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { folderStore } from '@crossbook/store'

const temporaryFolder = temporaryFolders()

describeNginx('nginx while a rollout runs, without a reload', () => {
  rolloutBehaviour(async ({ origin, staff } = {}) => {
    const root = path.join(temporaryFolder(), 'store')
    const rollout = await startRollout(folderStore(root), staff)
    const settings = {
      CROSSBOOK_CONNECT: 'https://abc.supabase.co',
      ...(origin === undefined ? {} : { CROSSBOOK_SITE_URL: origin }),
    }
    const nginx = await runNginx({ store: root, channel: LOCAL, folder: temporaryFolder(), settings })
    return {
      ...rollout,
      ask: (address, headers = {}) => rawRequest(nginx.port, address, headers),
      async close() {
        await nginx.close()
        await rollout.close()
      },
    }
  })
})
