/** A problem in a remote's own files, as a sentence for its team. It needs no stack, because our code has not failed. */
export class WrongRemote extends Error {
  override readonly name = 'WrongRemote'
}
