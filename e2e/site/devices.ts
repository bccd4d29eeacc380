/** A window on a desk. */
export const DESKTOP = { viewport: { width: 1280, height: 800 } }

/** A phone in a hand. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** A window so low and narrow that content which loads when it comes into view (the chart next to a ticket) is not requested at first. */
export const FIRST_VIEW = { viewport: { width: 900, height: 400 } }
