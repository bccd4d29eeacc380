import type { FAULT_KINDS } from '@crossbook/contract'

/** What a part of the site failed at. */
export type FaultKind = (typeof FAULT_KINDS)[number]

/** A module that arrived and is broken: trying again would bring the same one. */
export class BrokenModule extends Error {
  override readonly name = 'BrokenModule'

  constructor(
    readonly kind: 'contract' | 'evaluation',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** What a module failed at that could not be brought into the page. */
export function faultKind(error: unknown): FaultKind {
  return error instanceof BrokenModule ? error.kind : 'loading'
}

/** What went wrong, in one line; whatever was thrown. */
export function faultMessage(error: unknown) {
  try {
    return String(error)
  } catch {
    return 'Something that has no words was thrown'
  }
}
