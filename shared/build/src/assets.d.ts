/** Style sheets are imported for their effect; the build emits them as files. */
declare module '*.css'

/** The classes of a style sheet by the names that its file gives them. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
