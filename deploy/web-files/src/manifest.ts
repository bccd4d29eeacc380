/** The `app.json` of a build. */
export const MANIFEST = 'app.json'
