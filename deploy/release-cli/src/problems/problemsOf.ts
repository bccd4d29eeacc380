/** The problems of a table of messages. The kind of a problem is the name of its message, which reads the other fields. */
export type ProblemsOf<Messages> = {
  [K in keyof Messages]: Messages[K] extends () => string
    ? { kind: K }
    : Messages[K] extends (fields: infer Fields) => string
      ? { kind: K } & Fields
      : never
}[keyof Messages]

/** A table with the message of each problem. */
export type MessagesOf<Problem extends { kind: string }> = {
  [K in Problem['kind']]: (problem: Extract<Problem, { kind: K }>) => string
}
