import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** The longest wait for a mail, and the pause between two looks. */
const MAIL_WAIT_MS = 10_000
const LOOK_AGAIN_MS = 50

/** The links of GoTrue’s own templates. */
const LINK = /https?:\/\/[^\s"'<>()]+\/verify\?[^\s"'<>()]+/

/** A server that takes mails by SMTP and keeps them. */
export interface MailReceiver {
  readonly port: number
  /** The link in the newest mail to an address, once one has come that is not `older`; rejects when none comes. */
  linkTo(email: string, older?: string): Promise<string>
  close(): Promise<void>
}

/** Listens on a free port of this machine, or on this one, without encryption and for everybody, as mailpit does in the compose file. */
export async function startMailReceiver(port = 0): Promise<MailReceiver> {
  const links = new Map<string, string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, taken) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(parts)).then(
          ({ html, text }) => {
            const link = LINK.exec(`${html ?? ''}\n${text ?? ''}`)?.[0].replaceAll('&amp;', '&')
            for (const { address } of session.envelope.rcptTo)
              if (link !== undefined) links.set(address, link)
            taken()
          },
          (error: unknown) => taken(error instanceof Error ? error : new Error(String(error))),
        )
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    async linkTo(email, older) {
      for (const until = Date.now() + MAIL_WAIT_MS; Date.now() < until;) {
        const link = links.get(email)
        if (link !== undefined && link !== older) return link
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
      }
      throw new Error(`No mail to ${email} has come.`)
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
