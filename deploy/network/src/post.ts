import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { text } from 'node:stream/consumers'
import { agentFor } from './agentFor'
import type { Environment } from './proxyFor'

interface Posted {
  headers: Readonly<Record<string, string>>
  body: string
  /** Milliseconds until the answer has to be there. */
  timeoutMs: number
  environment: Environment
}

/** Posts to an address, through the proxy that the environment names, and follows no redirect. Rejects where there is no answer. */
export async function post(address: string, { headers, body, timeoutMs, environment }: Posted) {
  const url = new URL(address)
  const agent = agentFor(url, environment)
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  try {
    return await new Promise<{ status: number; body: string }>((resolve, reject) => {
      const request = send(url, { method: 'POST', headers, agent, signal: AbortSignal.timeout(timeoutMs) })
      request.once('error', reject)
      request.once('response', (response) =>
        text(response).then(
          (answered) => resolve({ status: response.statusCode ?? 0, body: answered }),
          reject,
        ),
      )
      request.end(body)
    })
  } finally {
    agent?.destroy()
  }
}
