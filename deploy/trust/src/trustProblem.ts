/** Why a revision of a channel is not accepted or not written, as a sentence for the user. */
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
