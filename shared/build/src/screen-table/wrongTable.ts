/** What is wrong with a remote's own files, in words for its team: nothing of ours has failed, so nobody needs a stack. */
export class WrongTable extends Error {
  override readonly name = 'WrongTable'
}
