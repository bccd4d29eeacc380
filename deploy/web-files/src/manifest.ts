/** The `app.json` of a build. */
export const MANIFEST = 'app.json'

/** The manifest of Module Federation next to it, by which hosts of other sites load the build. */
export const FEDERATION_MANIFEST = 'mf-manifest.json'
