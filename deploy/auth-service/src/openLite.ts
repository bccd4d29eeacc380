import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'
import * as v from 'valibot'
import type { AuthServiceOptions } from './authService'
import type { CapturedMail } from './mailFile'

interface LiteOptions extends AuthServiceOptions {
  readonly secret: string
  readonly publicKey: string
  readonly deliver: (mail: Pick<CapturedMail, 'to' | 'subject' | 'text' | 'link'>) => Promise<void>
}

const accountRowSchema = v.object({
  id: v.string(),
  confirmed_at: v.nullable(v.string()),
  confirmation_sent_at: v.nullable(v.string()),
  recovery_sent_at: v.nullable(v.string()),
  encrypted_password: v.nullable(v.string()),
})

/** What the wrapper has to know of an account to answer as GoTrue does. */
export type AccountRow = v.InferOutput<typeof accountRowSchema>

const ACCOUNT_COLUMNS = Object.keys(accountRowSchema.entries).join(', ')

/** The library, opened on a data folder. */
export type Lite = Awaited<ReturnType<typeof openLite>>

/**
 * Opens Supabase's lightweight auth service on the data folder. It ignores where a sign-up asks its mail to lead
 * (`redirect_to`), so that wish travels beside the request and is written into the link when the mail leaves.
 */
export async function openLite({ dataDir, siteUrl, confirmEmails, secret, publicKey, deliver }: LiteOptions) {
  const [{ App }, { createLibsqlConnection }] = await Promise.all([
    import('@supabase/lite'),
    import('@supabase/lite/libsql'),
  ])
  const wishes = new AsyncLocalStorage<{ redirectTo: string | null }>()
  const connection = createLibsqlConnection({
    url: `file:${join(dataDir, 'accounts.db')}`,
    ddlDialect: 'postgres',
  })
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: secret,
      publishable_key: publicKey,
      site_url: siteUrl,
      email: { enable_confirmations: confirmEmails },
    },
    storage: { enabled: false },
    options: {
      server: { disableStudio: true, admin: false },
      drivers: {
        email: {
          async send({ to, subject, text }) {
            const link = linkIn(text, siteUrl, wishes.getStore()?.redirectTo ?? null)
            await deliver({ to, subject, text: text ?? '', link })
          },
        },
      },
    },
  })
  try {
    await app.init()
    await app.ensureSystemSchema()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The accounts in ${dataDir} cannot be opened (${reason}). Move that folder away to start with empty accounts.`,
      { cause: error },
    )
  }

  return {
    handle(request: Request): Promise<Response> {
      const redirectTo = new URL(request.url).searchParams.get('redirect_to')
      return wishes.run({ redirectTo }, () => app.fetch(request, { peerAddress: null }))
    },
    /** The account of an address, if there is one. */
    async account(email: string): Promise<AccountRow | undefined> {
      const { rows } = await connection.exec<{ rows: unknown[] }>(
        `select ${ACCOUNT_COLUMNS} from "auth.users" where email = ?`,
        email.toLowerCase(),
      )
      return rows.length > 0 ? v.parse(accountRowSchema, rows[0]) : undefined
    },
    /** Removes an account that nobody has confirmed. */
    async removeUnconfirmed(id: string): Promise<void> {
      await connection.exec('delete from "auth.identities" where user_id = ?', id)
      await connection.exec('delete from "auth.users" where id = ? and confirmed_at is null', id)
    },
    close: () => connection.close(),
  }
}

/** The link of a mail, leading on to the wished page if that is a page of the site. */
function linkIn(text: string | undefined, siteUrl: string, redirectTo: string | null) {
  const found = /https?:\/\/\S+/.exec(text ?? '')?.[0]
  if (found === undefined) return null
  const link = new URL(found)
  if (
    redirectTo !== null &&
    URL.canParse(redirectTo) &&
    new URL(redirectTo).origin === new URL(siteUrl).origin
  )
    link.searchParams.set('redirect_to', redirectTo)
  return link.href
}
