import type { CapturedMail } from './mailFile'
import { mailboxPage, renderMailbox } from './mailboxPage'

const mail: CapturedMail = {
  id: 'one',
  to: 'ann@example.com',
  subject: 'Confirm Your Signup',
  sentAt: '2024-03-15T12:00:00.000Z',
  text: 'Confirm your signup',
  link: 'http://localhost:3000/auth/v1/verify?token=abc&type=signup',
}

const site = 'http://localhost:3000'
const SELF = { address: '127.0.0.1' }

const shown = (request: Request, caller = SELF) =>
  mailboxPage(request, caller, { siteUrl: site, mails: [mail] })

const pageOf = (mails: readonly CapturedMail[]) =>
  new DOMParser().parseFromString(renderMailbox(mails, site, '/mailbox'), 'text/html')

it('lists each mail with its recipient, subject, time and link', () => {
  const page = pageOf([mail])
  expect(page.documentElement.lang).toBe('en')
  expect(page.querySelector('h1')?.textContent).toBe('Mails')
  const item = page.querySelector('li')
  expect(item?.querySelector('h2')?.textContent).toBe('Confirm Your Signup')
  expect(item?.textContent).toContain('To: ann@example.com')
  expect(item?.querySelector('time')?.dateTime).toBe('2024-03-15T12:00:00.000Z')
  expect(item?.querySelector('a')?.href).toBe(mail.link)
  expect(item?.querySelector('a')?.textContent).toBe('Open the link sent to ann@example.com')
})

it('shows a message when there are none', () => {
  const { body } = pageOf([])
  expect(body.textContent).toContain('No mails yet. They appear here when an account is created.')
})

it('shows a mail’s content as text, never as markup', () => {
  const hostile = '"><img src=x onerror=alert(1)>'
  const page = pageOf([{ ...mail, to: hostile, subject: hostile, text: hostile, link: null }])
  expect(page.querySelector('img')).toBeNull()
  expect(page.querySelector('h2')?.textContent).toBe(hostile)
})

it('has no script and no inline style for a strict policy to block', () => {
  const page = pageOf([mail])
  expect(page.querySelectorAll('script, style, [style]')).toHaveLength(0)
})

it('brings its style sheet along at the same address', async () => {
  const sheet = shown(new Request(`${site}/mailbox?style`))
  expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(await sheet.text()).toContain('font')
})

it('demands Trusted Types and lets nobody make a policy of them', () => {
  const { headers } = shown(new Request(`${site}/mailbox`))
  expect(headers.get('content-security-policy')).toContain(
    "require-trusted-types-for 'script'; trusted-types 'none'",
  )
})

it('is not kept by any cache', () => {
  expect(shown(new Request(`${site}/mailbox`)).headers.get('cache-control')).toBe('no-store')
})

it.each([
  ['http://localhost:3000/mailbox', 200],
  ['http://127.0.0.1:3000/mailbox', 200],
  ['http://[::1]:3000/mailbox', 200],
  ['http://192.168.0.7:3000/mailbox', 403],
  ['http://rebound.example/mailbox', 403],
])('answers at %s with %i', (url, status) => {
  expect(shown(new Request(url)).status).toBe(status)
})

it.each([
  ['::1', 200],
  ['::ffff:127.0.0.1', 200],
  ['192.168.0.7', 403],
  ['', 403],
])('answers a caller at %s with %i', (address, status) => {
  expect(shown(new Request(`${site}/mailbox`), { address }).status).toBe(status)
})

it.each(['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP'])(
  'answers no request through a proxy, which sends %s',
  (name) => {
    expect(shown(new Request(`${site}/mailbox`, { headers: { [name]: 'x' } })).status).toBe(403)
  },
)

it('takes no orders', () => {
  expect(shown(new Request(`${site}/mailbox`, { method: 'POST' })).status).toBe(405)
})
