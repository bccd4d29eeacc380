declare module 'smtp-server' {
  import type { Server } from 'node:net'
  import type { Readable } from 'node:stream'

  interface Envelope {
    readonly rcptTo: readonly { readonly address: string }[]
  }

  /** The part of smtp-server that is used here: its own types bring those of several mail services along. */
  export class SMTPServer {
    constructor(options: {
      authOptional?: boolean
      disabledCommands?: readonly string[]
      onData(stream: Readable, session: { envelope: Envelope }, taken: (error?: Error) => void): void
    })
    readonly server: Server
    listen(port: number, host: string, listening: () => void): void
    close(closed: () => void): void
  }
}
