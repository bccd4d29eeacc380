/** Stylesheets are imported for their effect; the build emits them as files. */
declare module '*.css'
