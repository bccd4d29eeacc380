import { createSecretKey } from 'node:crypto'
import { failure, success, type Result } from '@crossbook/contract'
import { jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import { keyFor } from './secrets'

/** Seconds for which an access token is good. */
export const ACCESS_SECONDS = 3600

const AUDIENCE = 'authenticated'

const claimsSchema = v.object({ sub: v.string(), session_id: v.string() })

/** Claims of an access token whose signature is valid. */
export type Claims = Readonly<v.InferOutput<typeof claimsSchema>>

/** Signs and reads access tokens with a key of the service's secret, under one algorithm, which no token can choose for itself. */
export function accessTokens(signingSecret: string, siteUrl: string) {
  const key = createSecretKey(keyFor('access tokens', signingSecret))
  const issuer = `${siteUrl}/auth/v1`
  return {
    sign(claims: Claims & { email: string; method: string }): Promise<string> {
      const { sub, method, ...rest } = claims
      const now = Math.floor(Date.now() / 1000)
      return new SignJWT({ ...rest, role: AUDIENCE, aal: 'aal1', amr: [{ method, timestamp: now }] })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(sub)
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_SECONDS)
        .sign(key)
    },
    async read(token: string): Promise<Result<Claims, 'badToken'>> {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], audience: AUDIENCE, issuer })
        return success(v.parse(claimsSchema, payload))
      } catch {
        return failure('badToken')
      }
    },
  }
}
