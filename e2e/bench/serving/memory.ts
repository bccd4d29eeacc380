import { readdirSync, readFileSync } from 'node:fs'

/** Megabytes that a process and all that it has started hold at this moment; undefined where the system does not say (`/proc`). */
export function megabytesOf(pid: number): number | undefined {
  const statuses = statusesNow()
  if (!statuses) return undefined
  const family = new Set([pid])
  // Parents have mostly smaller numbers than their children, but need not.
  for (let size = 0; size !== family.size;) {
    size = family.size
    for (const [child, { parent }] of statuses) if (family.has(parent)) family.add(child)
  }
  const kilobytes = [...family].reduce((sum, one) => sum + (statuses.get(one)?.kilobytes ?? 0), 0)
  return Math.round(kilobytes / 1024)
}

function statusesNow() {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return new Map(pids.flatMap((pid) => statusOf(pid)))
  } catch {
    return undefined
  }
}

function statusOf(pid: string): [number, { parent: number; kilobytes: number }][] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const figure = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
    return [[Number(pid), { parent: figure('PPid'), kilobytes: figure('VmRSS') }]]
  } catch {
    // It has ended meanwhile.
    return []
  }
}
