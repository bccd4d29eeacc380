import type { AppName, AppVersion, ChannelName, ModuleName, ReleaseId } from '@crossbook/contract'
import { openReports } from '../openReports'

// Run by a test that kills it: writes without end, and says once how many reports have been written.
const reports = await openReports(process.argv[2] ?? '')

for (let round = 1; ; round++) {
  reports.add({
    channel: 'production' as ChannelName,
    browser: 'Chrome 141',
    share: 1,
    batch: {
      release: 'r0123456789abcdef' as ReleaseId,
      reports: [
        {
          ...{ type: 'fault', kind: 'loading', app: 'wallet' as AppName, version: '1.1.0' as AppVersion },
          ...{ module: './open' as ModuleName, route: '/wallet/open', error: 'TypeError: no balance' },
        },
      ],
    },
  })
  await reports.written()
  if (round === 5) process.send?.(round)
}
