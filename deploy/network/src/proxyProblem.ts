/** Why a proxy does not let a request through, as the end of a sentence for the person who runs the command. It contains no credentials. */
export class ProxyProblem extends Error {
  override readonly name = 'ProxyProblem'
  /** Whether the same request may work a moment later. */
  readonly isTransient: boolean

  constructor(message: string, isTransient: boolean) {
    super(message)
    this.isTransient = isTransient
  }
}
