/** A window on a desk. */
export const DESKTOP = { viewport: { width: 1280, height: 800 } }

/** A phone in a hand. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** Low and narrow, so that what is loaded when it comes into view (the chart next to a ticket) is not asked for by the load itself. */
export const FIRST_VIEW = { viewport: { width: 900, height: 400 } }
