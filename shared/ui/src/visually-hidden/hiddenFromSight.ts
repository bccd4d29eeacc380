import { stroke } from '../tokens'

/** Declarations of a styled component that screen readers announce and nobody sees. */
export const hiddenFromSight = `
  position: absolute;
  width: ${stroke.hairline};
  height: ${stroke.hairline};
  overflow: hidden;
  clip-path: inset(50%);
`
