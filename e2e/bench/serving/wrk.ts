import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** One thread asks over sixteen connections: the other core is the server's. */
const LOAD = ['--threads', '1', '--connections', '16']

/** The Accept-Encoding header of browsers. */
const TAKES = 'Accept-Encoding: gzip, deflate, br'

/** Answers a second that a server gave in some seconds; throws when one of them was no success. */
export async function answersPerSecond(wrk: string, url: string, seconds: number) {
  const { stdout } = await promisify(execFile)(wrk, [
    ...LOAD,
    ...['--duration', `${seconds}s`, '--header', TAKES, url],
  ])
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? []
  if (rate === undefined || stdout.includes('Non-2xx') || stdout.includes('Socket errors'))
    throw new Error(`${url} did not answer all of it:\n${stdout}`)
  return Number(rate)
}
