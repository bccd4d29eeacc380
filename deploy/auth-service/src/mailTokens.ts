import * as v from 'valibot'
import type { Database } from './database'
import { digestOf, newSecret } from './secrets'

const SECOND_MS = 1000

/** Time for which a link in a mail is good. */
const TOKEN_MS = 60 * 60 * SECOND_MS

/** Time that must pass before another mail of a kind goes to the same address. */
const PAUSE_MS = 60 * SECOND_MS

/** Time in which the page that a link led to must fetch its session. */
const CODE_MS = 5 * 60 * SECOND_MS

/** What a mail is for. */
export type MailKind = 'signup' | 'recovery'

const tokenSchema = v.object({
  kind: v.picklist(['signup', 'recovery']),
  email: v.string(),
  subject: v.string(),
  challenge: v.nullable(v.string()),
})

/** What a token of a mail opens: the sign-up or the account of its subject. */
export type MailToken = v.InferOutput<typeof tokenSchema>

const codeSchema = v.object({
  user_id: v.string(),
  kind: v.picklist(['signup', 'recovery']),
  challenge: v.string(),
})

/** The session that a page's code opens, for the browser that knows the verifier of the challenge. */
export type AuthCode = v.InferOutput<typeof codeSchema>

/** Before the token of a link that a browser has begun with a challenge, as GoTrue writes it. */
const PKCE_PREFIX = 'pkce_'

/** The secrets that mails and their links carry. */
export type MailTokens = ReturnType<typeof openMailTokens>

/** Tokens in the database: each works once, for an hour, and is kept as a digest. */
export function openMailTokens(database: Database) {
  return {
    /** Takes the right to send a mail; otherwise the whole seconds until there is one. It is the same for unknown addresses. */
    async takeTurn(kind: MailKind, email: string): Promise<number | undefined> {
      const now = Date.now()
      const [taken] = await database.change(
        [
          `insert into mail_pauses values (?, ?, ?) on conflict (kind, email)
            do update set sent_at = excluded.sent_at where sent_at <= ?`,
          kind,
          email,
          now,
          now - PAUSE_MS,
        ],
        ['delete from mail_pauses where sent_at <= ?', now - PAUSE_MS],
        ['delete from mail_tokens where sent_at <= ?', now - TOKEN_MS],
        ['delete from sign_ups where created_at <= ?', now - TOKEN_MS],
        ['delete from auth_codes where made_at <= ?', now - CODE_MS],
      )
      if (taken === 1) return undefined
      const last = await database.row(
        v.object({ sent_at: v.number() }),
        'select sent_at from mail_pauses where kind = ? and email = ?',
        kind,
        email,
      )
      return Math.max(1, Math.floor(((last?.sent_at ?? now) + PAUSE_MS - now) / SECOND_MS))
    },

    /** A new token; one without a subject opens nothing, and costs the same. */
    async issue(token: Omit<MailToken, 'subject'> & { subject: string | null }): Promise<string> {
      const { kind, email, subject, challenge } = token
      const secret = (challenge === null ? '' : PKCE_PREFIX) + newSecret()
      await database.change([
        'insert into mail_tokens values (?, ?, ?, ?, ?, ?)',
        digestOf(secret),
        kind,
        email,
        subject,
        challenge,
        Date.now(),
      ])
      return secret
    },

    /** Uses a token up; undefined when it is none, is too old, or belongs to another address. */
    redeem(secret: string, kinds: readonly MailKind[], email?: string): Promise<MailToken | undefined> {
      return database.row(
        tokenSchema,
        `delete from mail_tokens where digest = ? and subject is not null and sent_at > ? and kind in (?, ?)
          and email = coalesce(?, email) returning kind, email, subject, challenge`,
        digestOf(secret),
        Date.now() - TOKEN_MS,
        kinds[0] ?? '',
        kinds[1] ?? '',
        email ?? null,
      )
    },

    /** Ends whatever was sent to an address. */
    async voidAll(email: string): Promise<void> {
      await database.change(['delete from mail_tokens where email = ?', email])
    },

    /** A code with which the browser that began fetches its session. */
    async issueCode({ user_id: userId, kind, challenge }: AuthCode): Promise<string> {
      const secret = newSecret()
      await database.change([
        'insert into auth_codes values (?, ?, ?, ?, ?)',
        digestOf(secret),
        userId,
        kind,
        challenge,
        Date.now(),
      ])
      return secret
    },

    /** Uses a code up, whether or not its bearer knows the rest. */
    redeemCode(secret: string): Promise<AuthCode | undefined> {
      return database.row(
        codeSchema,
        'delete from auth_codes where digest = ? and made_at > ? returning user_id, kind, challenge',
        digestOf(secret),
        Date.now() - CODE_MS,
      )
    },
  }
}
