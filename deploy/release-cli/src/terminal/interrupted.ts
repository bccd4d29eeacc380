/** Exit code of a command that was interrupted, as shells have it. */
export const INTERRUPTED = 130

/** Thrown where the user ends a command instead of answering its question. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
}
