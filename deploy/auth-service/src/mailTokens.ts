import * as v from 'valibot'
import { type Database, sql } from './database'
import { digestOf, newSecret } from './secrets'

const SECOND_MS = 1000

const TOKEN_MS = 60 * 60 * SECOND_MS

/** Time that must pass before another mail of a kind goes to the same address. */
const PAUSE_MS = 60 * SECOND_MS

/** Time within which the target page of a link must fetch its session. */
const CODE_MS = 5 * 60 * SECOND_MS

const kindSchema = v.picklist(['signup', 'recovery'])

/** Purpose of a mail. */
export type MailKind = v.InferOutput<typeof kindSchema>

const tokenSchema = v.object({
  kind: kindSchema,
  email: v.string(),
  subject: v.string(),
  challenge: v.nullable(v.string()),
})

/** A token of a mail, for the sign-up or the account of its subject. */
export type MailToken = v.InferOutput<typeof tokenSchema>

/** A token before it is made; without a subject it opens nothing. */
export type NewMailToken = Omit<MailToken, 'subject'> & { subject: string | null }

const codeSchema = v.object({ user_id: v.string(), kind: kindSchema, challenge: v.string() })

/** The session that a page's code opens, for the browser that knows the verifier of the challenge. */
export type AuthCode = v.InferOutput<typeof codeSchema>

/** Prefix of the token in a link whose browser sent a challenge, the same as in GoTrue. */
const PKCE_PREFIX = 'pkce_'

export type MailTokens = ReturnType<typeof openMailTokens>

/** Tokens in the database: each works once, for an hour, and is kept as a digest. */
export function openMailTokens(database: Database) {
  return {
    /** Reserves the right to send a mail. If it is too early, returns the whole seconds to wait. Unknown addresses behave the same. */
    async takeTurn(kind: MailKind, email: string): Promise<number | undefined> {
      const now = Date.now()
      const [taken] = await database.change(
        sql`insert into mail_pauses values (${kind}, ${email}, ${now}) on conflict (kind, email)
          do update set sent_at = excluded.sent_at where sent_at <= ${now - PAUSE_MS}`,
        sql`delete from mail_pauses where sent_at <= ${now - PAUSE_MS}`,
        sql`delete from mail_tokens where sent_at <= ${now - TOKEN_MS}`,
        sql`delete from sign_ups where created_at <= ${now - TOKEN_MS}`,
        sql`delete from auth_codes where made_at <= ${now - CODE_MS}`,
      )
      if (taken === 1) return undefined
      const last = await database.row(
        v.object({ sent_at: v.number() }),
        sql`select sent_at from mail_pauses where kind = ${kind} and email = ${email}`,
      )
      return Math.max(1, Math.floor(((last?.sent_at ?? now) + PAUSE_MS - now) / SECOND_MS))
    },

    /** Creates a token. One without a subject costs the same. */
    async issue({ kind, email, subject, challenge }: NewMailToken): Promise<string> {
      const secret = (challenge === null ? '' : PKCE_PREFIX) + newSecret()
      await database.change(
        sql`insert into mail_tokens values (${digestOf(secret)}, ${kind}, ${email}, ${subject}, ${challenge}, ${Date.now()})`,
      )
      return secret
    },

    /** Consumes a token and returns it; undefined when it is unknown or too old, or belongs to another address. */
    redeem(secret: string, kinds: readonly MailKind[], email?: string): Promise<MailToken | undefined> {
      return database.row(
        tokenSchema,
        sql`delete from mail_tokens where digest = ${digestOf(secret)} and subject is not null
          and sent_at > ${Date.now() - TOKEN_MS} and kind in (${kinds[0] ?? ''}, ${kinds[1] ?? ''})
          and email = coalesce(${email ?? null}, email) returning kind, email, subject, challenge`,
      )
    },

    async voidAll(email: string): Promise<void> {
      await database.change(sql`delete from mail_tokens where email = ${email}`)
    },

    /** Creates a code, with which the browser that began the sign-in fetches its session. */
    async issueCode({ user_id: userId, kind, challenge }: AuthCode): Promise<string> {
      const secret = newSecret()
      await database.change(
        sql`insert into auth_codes values (${digestOf(secret)}, ${userId}, ${kind}, ${challenge}, ${Date.now()})`,
      )
      return secret
    },

    /** Consumes a code and returns it, whether or not its bearer also knows the verifier. */
    redeemCode(secret: string): Promise<AuthCode | undefined> {
      return database.row(
        codeSchema,
        sql`delete from auth_codes where digest = ${digestOf(secret)} and made_at > ${Date.now() - CODE_MS}
          returning user_id, kind, challenge`,
      )
    },
  }
}
