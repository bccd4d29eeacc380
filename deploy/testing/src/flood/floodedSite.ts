import { folderStore } from '@crossbook/store'
import { startSite } from '@crossbook/site-server'
import { LOCAL, promotedRelease } from '../sampleReleases'

// Run by a test: a site that collects reports in a folder, until it is killed. It says where it is, and how large it is when asked.
const [storeFolder = '', reportsData = ''] = process.argv.slice(2)
const store = folderStore(storeFolder)
const release = await promotedRelease(store)
const site = await startSite({
  store,
  channel: LOCAL,
  configuration: {
    host: '127.0.0.1',
    port: 0,
    siteUrl: undefined,
    faultUrl: undefined,
    otlpUrl: undefined,
    auth: { kind: 'hosted', origin: 'https://abc.supabase.co', anonKey: 'public-key' },
  },
  authData: '',
  reportsData,
})
if (!site.ok) throw new Error(site.problem.kind)
const { url } = site.value
process.on('message', () => process.send?.({ residentBytes: process.memoryUsage.rss() }))
process.send?.({ port: Number(new URL(url).port), release: release.id })
