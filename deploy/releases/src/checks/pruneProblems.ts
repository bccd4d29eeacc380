/** Why nothing is removed: what cannot be read may need anything. */
export type PruneProblem = { kind: 'needUnknown'; what: string; detail: string }

/** The sentence for each. */
export const PRUNE_MESSAGES: { [K in PruneProblem['kind']]: (problem: PruneProblem) => string } = {
  needUnknown: ({ what, detail }) =>
    `Nothing was removed: ${what} is still needed and cannot be read, so the files that it needs are unknown. ${detail}`,
}
