import escapeHtml from 'escape-html'
import { type Caller, isFromHere, isLoopbackHost } from './loopback'
import type { CapturedMail } from './mailFile'

/** No script, and its style from a sheet of the same address, so that the strictest policy leaves it whole. */
const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': POLICY,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
}

const STYLE_SHEET = `:root { color-scheme: dark light; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 44rem; padding: 1.5rem 1rem }
ol { list-style: none; padding: 0 }
li { border-top: 1px solid GrayText; padding: 1rem 0 }
h2 { font-size: 1.125rem; margin: 0 }
p { margin: 0.25rem 0; overflow-wrap: anywhere }
a { display: inline-block; min-height: 1.5rem }
`

/** Returns the page of captured mails, which hold keys to accounts: only to callers on this machine, under its own names. */
export function mailboxPage(
  request: Request,
  caller: Caller,
  { siteUrl, mails }: { siteUrl: string; mails: readonly CapturedMail[] },
): Response {
  const url = new URL(request.url)
  if (!isLoopbackHost(url.hostname) || !isFromHere(request, caller))
    return text('Mails are shown on this machine only.', 403)
  if (request.method !== 'GET' && request.method !== 'HEAD') return text('The mailbox is read-only.', 405)
  if (url.searchParams.has('style')) return typed(STYLE_SHEET, 'text/css')
  return typed(renderMailbox(mails, siteUrl, url.pathname), 'text/html')
}

/** The mailbox as an HTML document; `path` is its own address. */
export function renderMailbox(mails: readonly CapturedMail[], siteUrl: string, path: string): string {
  const list =
    mails.length === 0
      ? '<p>No mails yet. They appear here when an account is created.</p>'
      : `<ol>${mails.map(renderMail).join('')}</ol>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mails · Crossbook</title>
<link rel="stylesheet" href="${escapeHtml(path)}?style">
</head>
<body>
<main>
<h1>Mails</h1>
<p>Mails that this site would have sent. Nothing leaves this machine. <a href="${escapeHtml(path)}">Refresh</a></p>
${list}
<p><a href="${escapeHtml(siteUrl)}">Back to the site</a></p>
</main>
</body>
</html>
`
}

function renderMail({ to, subject, sentAt, text, link }: CapturedMail) {
  const open =
    link === null
      ? `<p>${escapeHtml(text)}</p>`
      : `<p><a href="${escapeHtml(link)}">Open the link sent to ${escapeHtml(to)}</a></p>`
  return `<li><article>
<h2>${escapeHtml(subject)}</h2>
<p>To: ${escapeHtml(to)}</p>
<p>Sent: <time datetime="${escapeHtml(sentAt)}">${escapeHtml(readableTime(sentAt))}</time></p>
${open}
</article></li>`
}

function readableTime(sentAt: string) {
  return new Date(sentAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'long' })
}

function text(message: string, status: number) {
  return new Response(message, {
    status,
    headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

function typed(content: string, type: string) {
  return new Response(content, { headers: { ...HEADERS, 'Content-Type': `${type}; charset=utf-8` } })
}
