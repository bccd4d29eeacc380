import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { openLocalSite } from '../testing/localSite'
import type { AuthServer } from './authServer'

const MAIL_TIMES = ['confirmation_sent_at', 'recovery_sent_at'] as const

/** The embedded service in a process of its own, with empty accounts. */
export async function embeddedServer(confirmEmails: boolean): Promise<AuthServer> {
  const site = await openLocalSite({ confirmEmails })
  return {
    name: 'the embedded service',
    siteUrl: site.origin,
    browser: site.browser,
    async linkTo(email) {
      const page = await (await site.get('/mailbox')).text()
      const [mail] = page.split('<li>').filter((item) => item.includes(email))
      return /href="([^"]+)"/.exec(mail ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
    },
    /** Nobody waits for it: the account’s mails are made a minute older. */
    async minutePasses(email) {
      const accounts = createClient({ url: `file:${join(site.dataDir, 'accounts.db')}` })
      const earlier = new Date(Date.now() - 60_000).toISOString()
      for (const column of MAIL_TIMES)
        await accounts.execute({
          sql: `update "auth.users" set ${column} = ? where email = ? and ${column} is not null`,
          args: [earlier, email],
        })
      accounts.close()
    },
    close: site.close,
  }
}
