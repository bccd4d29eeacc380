import { stroke } from '../tokens'

/** Declarations for what is read out and not shown, to stand in a styled part. */
export const hiddenFromSight = `
  position: absolute;
  width: ${stroke.hairline};
  height: ${stroke.hairline};
  overflow: hidden;
  clip-path: inset(50%);
`
