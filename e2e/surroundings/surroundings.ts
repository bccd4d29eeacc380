import { contentBlocker } from './contentBlocker'
import { defaultPolicy } from './defaultPolicy'
import { appendedBeacon } from './htmlRewriter'
import { objectPrototype } from './objectPrototype'
import { passwordManager } from './passwordManager'
import type { Surrounding } from './surrounding'
import { textSpacing } from './textSpacing'
import { translator } from './translator'

/**
 * Surroundings in which every page works as usual. Those in which a page cannot start, or lasts long, have tests of their own:
 * `htmlRewriter.spec.ts`, `missingApis.spec.ts`, `oldServiceWorker.spec.ts` and `e2e/faults/slowLine.spec.ts`.
 */
export const SURROUNDINGS: readonly Surrounding[] = [
  translator,
  defaultPolicy,
  objectPrototype,
  passwordManager,
  contentBlocker,
  appendedBeacon,
  textSpacing,
]
