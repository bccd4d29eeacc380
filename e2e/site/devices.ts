/** A window on a desk. */
export const DESKTOP = { viewport: { width: 1280, height: 800 } }

/** A phone in a hand. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
