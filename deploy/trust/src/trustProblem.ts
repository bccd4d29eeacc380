/** Why a revision of a channel is not believed or not written, in a sentence for whoever runs the command. */
export class TrustProblem extends Error {
  override readonly name = 'TrustProblem'

  constructor(
    message: string,
    /** The reason alone, as it follows the name of a revision. */
    readonly why?: string,
  ) {
    super(message)
  }
}
