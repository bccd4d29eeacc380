/** Milliseconds in which a page whose clock a test lets run has drawn a frame, and done what waits for it. */
export const FRAME_MS = 100
