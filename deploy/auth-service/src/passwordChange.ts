import * as v from 'valibot'
import type { Lite } from './openLite'

const changeSchema = v.object({ password: v.string() })

/**
 * A change of the account. Whoever changes the password may have lost it to somebody: as with GoTrue, and not with the
 * library, all other sessions end then.
 */
export async function changeAccount(lite: Lite, request: Request): Promise<Response> {
  const { url, headers } = request
  const change: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  const answer = await lite.handle(request)
  if (answer.ok && v.is(changeSchema, change)) {
    const authorization = headers.get('Authorization') ?? ''
    const apikey = headers.get('apikey') ?? ''
    const ended = await lite.handle(
      new Request(new URL('/auth/v1/logout?scope=others', url), {
        method: 'POST',
        headers: { authorization, apikey },
      }),
    )
    if (!ended.ok) throw new Error(`Ending the other sessions was answered with ${ended.status}`)
  }
  return answer
}
