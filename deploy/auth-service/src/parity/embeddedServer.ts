import { openLocalSite } from '../testing/localSite'
import { browserAt, fetchWith, landingOf, newVisitor, type AuthServer } from './authServer'

/** The embedded service in a process of its own, with empty accounts. */
export async function embeddedServer(confirmEmails: boolean): Promise<AuthServer> {
  const site = await openLocalSite({ confirmEmails })
  return {
    name: 'the embedded service',
    siteUrl: site.origin,
    browser: () => browserAt(site.origin, site.publicKey(), asVisitor()),
    async linkTo(email) {
      const page = await (await site.get('/mailbox')).text()
      const [mail] = page.split('<li>').filter((item) => item.includes(email))
      return /href="([^"]+)"/.exec(mail ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
    },
    minutePasses: () => site.letPass(1),
    follow: (link) => landingOf(link, asVisitor()),
    close: site.close,
  }
}

function asVisitor() {
  return fetchWith('x-visitor', newVisitor('127'))
}
