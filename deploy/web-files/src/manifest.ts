/** The document beside a build's files. */
export const MANIFEST = 'app.json'
