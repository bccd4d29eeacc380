/** The environment's variables, all of which may be absent. */
export type Environment = Readonly<Record<string, string | undefined>>
