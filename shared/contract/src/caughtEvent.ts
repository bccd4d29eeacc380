/** Event of a page under development: the site has caught the error in its `detail`, and goes on without what threw it. */
export const CAUGHT_EVENT = 'crossbook-caught'
