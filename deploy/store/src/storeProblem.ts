/** Why a store cannot do what it was asked, as a sentence for the user. Calling code does not handle it. */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem'
}
