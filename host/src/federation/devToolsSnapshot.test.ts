/** @jest-environment node */
import { devToolsSnapshot } from './devToolsSnapshot'

it('lists the host, and each remote with its version and its entry', () => {
  const wallet = {
    name: 'crossbook_wallet_1_2_0',
    version: '1.2.0',
    entry: 'https://crossbook.example/apps/wallet/1.2.0/remoteEntry.js',
  }
  expect(devToolsSnapshot('2.0.0', [wallet])).toEqual({
    crossbook_host_2_0_0: {
      version: '2.0.0',
      remoteEntry: '',
      remotesInfo: { crossbook_wallet_1_2_0: { matchedVersion: '1.2.0' } },
    },
    'crossbook_wallet_1_2_0:1.2.0': {
      version: '1.2.0',
      remoteEntry: 'https://crossbook.example/apps/wallet/1.2.0/remoteEntry.js',
      globalName: 'crossbook_wallet_1_2_0',
    },
  })
})
