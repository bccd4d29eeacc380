import type { Database } from './database'
import type { Limits } from './limits'
import type { CapturedMail } from './mailFile'
import type { MailTokens } from './mailTokens'
import type { Sessions } from './sessions'

export interface Service {
  readonly siteUrl: string
  readonly confirmEmails: boolean
  readonly database: Database
  readonly sessions: Sessions
  readonly mailTokens: MailTokens
  readonly limits: Limits
  /** Puts a mail into the mailbox. Handlers do not wait for it, so that a response with a mail is as fast as one without. */
  readonly deliver: (mail: Pick<CapturedMail, 'to' | 'subject' | 'text' | 'link'>) => void
}

/** Answers a request whose body, if it may have one, has been read. */
export type Handler = (service: Service, request: Request, body: unknown) => Promise<Response>
