/** A mistake in a remote's own files, as a message for its team. It needs no stack, because nothing of ours failed. */
export class WrongTable extends Error {
  override readonly name = 'WrongTable'
}
