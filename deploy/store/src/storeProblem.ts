/** Why a store cannot do what it was asked, in a sentence for whoever runs the command; nothing that trying code must handle. */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem'
}
