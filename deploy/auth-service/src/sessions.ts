import { randomUUID } from 'node:crypto'
import { failure, success, type Result } from '@crossbook/contract'
import * as v from 'valibot'
import { ACCESS_SECONDS, accessTokens } from './accessTokens'
import type { Problem } from './answers'
import { type Database, sql } from './database'
import { digestOf, keyFor, newSecret, successorOf } from './secrets'
import { userDocument, userWith, type User } from './users'

const DAY_MS = 24 * 60 * 60 * 1000

/** A session ends after 30 days without use, and after 90 days in any case. */
const IDLE_MS = 30 * DAY_MS
const MOST_MS = 90 * DAY_MS

const sessionSchema = v.object({
  id: v.string(),
  user_id: v.string(),
  /** The way it began. */
  kind: v.picklist(['password', 'otp', 'recovery']),
  generation: v.number(),
  created_at: v.number(),
  refreshed_at: v.number(),
})

/** A session; times in milliseconds. */
export type Session = v.InferOutput<typeof sessionSchema>

const presentedSchema = v.object({ ...sessionSchema.entries, presented: v.number() })

export type Sessions = ReturnType<typeof openSessions>

/**
 * Sessions in the database. The successor of a refresh token is derived from it, so a repeated renewal gives the same token if the first
 * response was lost. Use of an even older token means that a token was stolen, so the session ends.
 */
export function openSessions(database: Database, signingSecret: string, siteUrl: string) {
  const tokens = accessTokens(signingSecret, siteUrl)
  const successorKey = keyFor('refresh tokens', signingSecret)

  /** Returns the tokens of a session, as the protocol describes them. */
  async function grant(user: User, { id, kind }: Pick<Session, 'id' | 'kind'>, refreshToken: string) {
    return {
      access_token: await tokens.sign({ sub: user.id, session_id: id, email: user.email, method: kind }),
      token_type: 'bearer',
      expires_in: ACCESS_SECONDS,
      expires_at: Math.floor(Date.now() / 1000) + ACCESS_SECONDS,
      refresh_token: refreshToken,
      user: userDocument(user),
    }
  }

  async function end(id: string) {
    await database.change(
      sql`delete from refresh_tokens where session_id = ${id}`,
      sql`delete from sessions where id = ${id}`,
    )
  }

  return {
    async begin(user: User, kind: Session['kind']) {
      const [id, refreshToken, now] = [randomUUID(), newSecret(), Date.now()]
      await database.change(
        sql`insert into sessions values (${id}, ${user.id}, ${kind}, 0, ${now}, ${now})`,
        sql`insert into refresh_tokens values (${digestOf(refreshToken)}, ${id}, 0)`,
        sql`update users set signed_in_at = ${now} where id = ${user.id}`,
      )
      return grant({ ...user, signed_in_at: now }, { id, kind }, refreshToken)
    },

    /** Exchanges a refresh token for new tokens. */
    async renew(refreshToken: string): Promise<Result<Awaited<ReturnType<typeof grant>>, Problem>> {
      const session = await database.row(
        presentedSchema,
        sql`select sessions.*, refresh_tokens.generation as presented from refresh_tokens
          join sessions on sessions.id = session_id where digest = ${digestOf(refreshToken)}`,
      )
      const user = session && (await userWith(database, session.user_id))
      if (!session || !user) return failure('noRefreshToken')
      const now = Date.now()
      if (now > session.refreshed_at + IDLE_MS || now > session.created_at + MOST_MS) {
        await end(session.id)
        return failure('sessionExpired')
      }
      if (session.presented < session.generation - 1) {
        await end(session.id)
        return failure('usedRefreshToken')
      }
      const successor = successorOf(refreshToken, successorKey)
      const next = session.presented + 1
      await database.change(
        sql`update sessions set generation = max(generation, ${next}), refreshed_at = ${now} where id = ${session.id}`,
        sql`insert or ignore into refresh_tokens
          select ${digestOf(successor)}, id, ${next} from sessions where id = ${session.id}`,
      )
      return success(await grant(user, session, successor))
    },

    /** Returns the user and session of a request. */
    async read(request: Request): Promise<Result<{ user: User; session: Session }, Problem>> {
      const token = /^bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
      if (token === undefined) return failure('noBearer')
      const claims = await tokens.read(token)
      if (!claims.ok) return claims
      const session = await database.row(
        sessionSchema,
        sql`select * from sessions where id = ${claims.value.session_id} and user_id = ${claims.value.sub}`,
      )
      const user = session && (await userWith(database, session.user_id))
      return session && user ? success({ user, session }) : failure('noSession')
    },

    /** Ends a session, the user's other sessions, or all of them. */
    async signOut({ id, user_id: userId }: Session, scope: 'local' | 'others' | 'global'): Promise<void> {
      if (scope === 'local') return end(id)
      const kept = scope === 'others' ? id : ''
      await database.change(
        sql`delete from refresh_tokens
          where session_id in (select id from sessions where user_id = ${userId} and id <> ${kept})`,
        sql`delete from sessions where user_id = ${userId} and id <> ${kept}`,
      )
    },
  }
}
