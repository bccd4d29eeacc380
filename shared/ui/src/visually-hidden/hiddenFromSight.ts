import { stroke } from '../tokens'

/** Declarations for content that screen readers announce and that is not visible. */
export const hiddenFromSight = `
  position: absolute;
  width: ${stroke.hairline};
  height: ${stroke.hairline};
  overflow: hidden;
  clip-path: inset(50%);
`
