import type { Unpainted } from './firstPaints'

/** A route without a first paint, in one sentence that names the app and the reason. */
export function unpaintedWords({ path, app, reason }: Unpainted) {
  return `${path ?? 'The answer to unknown paths'} is shown only once its code has come: ${app} ${reason}.`
}
