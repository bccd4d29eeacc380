/** The embedded auth service as the local site sees it: web-standard requests in, web-standard responses out. */
export interface AuthService {
  /** Answers a request under `/auth/v1` (prefix kept); any other path is a 404. Never rejects. */
  fetch(request: Request, caller: Caller): Promise<Response>
  /** The public client key for this site's pages; derived from the secret in the data folder, so it is stable. */
  readonly publicKey: string
  /** The page that lists the captured mails; present only when confirmations are on, and shown to callers on this machine. */
  readonly mailboxPage?: (request: Request, caller: Caller) => Response | Promise<Response>
  /** Ends the service; the data folder can be opened again afterwards. */
  close(): Promise<void>
}

/** The sender of a request, from its socket. Limits count by address, and other machines are refused. */
export interface Caller {
  readonly address: string
}

/** Options of the embedded service. */
export interface AuthServiceOptions {
  /** Folder for accounts, the signing secret and captured mails; made if absent. Must be git-ignored. */
  readonly dataDir: string
  /** Origin of the site, e.g. `http://localhost:3000`; links in mails lead there. One that others reach is refused. */
  readonly siteUrl: string
  /** Whether an account must be confirmed by mail before it can sign in. */
  readonly confirmEmails: boolean
}
