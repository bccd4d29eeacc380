import { configureAxe } from 'jest-axe'

/** Runs axe on a part of the page. Reports violations only: to describe all that passes takes a sixth of the time of a large page. */
export const axe = configureAxe({ resultTypes: ['violations'] })
