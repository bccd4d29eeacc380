import { releaseCommand } from './releaseCommand'
import { performance } from 'node:perf_hooks'
const root = process.argv[2]!
const release = releaseCommand({ root })
for (const b of process.argv.slice(3)) {
  const t=performance.now(); const c=process.cpuUsage()
  const r = await release('mix','create','staging',b,'--name',`m${b}`)
  const u=process.cpuUsage(c)
  console.log(r.code, r.err.slice(0,300), ((performance.now()-t)/1000).toFixed(1), 'cpu user', (u.user/1e6).toFixed(1), 'sys', (u.system/1e6).toFixed(1))
}
