/** Explains, in a sentence for the user, why a store operation failed. Calling code does not handle it. */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem'
}
