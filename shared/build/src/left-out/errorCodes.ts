/** The federation runtime's error codes; https://module-federation.io/guide/troubleshooting/runtime says more of each. */
export const RUNTIME_001 = 'RUNTIME-001'
export const RUNTIME_002 = 'RUNTIME-002'
export const RUNTIME_003 = 'RUNTIME-003'
export const RUNTIME_004 = 'RUNTIME-004'
export const RUNTIME_005 = 'RUNTIME-005'
export const RUNTIME_006 = 'RUNTIME-006'
export const RUNTIME_007 = 'RUNTIME-007'
export const RUNTIME_008 = 'RUNTIME-008'
export const RUNTIME_009 = 'RUNTIME-009'
export const RUNTIME_010 = 'RUNTIME-010'
export const RUNTIME_011 = 'RUNTIME-011'
export const RUNTIME_013 = 'RUNTIME-013'
export const RUNTIME_014 = 'RUNTIME-014'
export const RUNTIME_015 = 'RUNTIME-015'

/** What those errors say that can happen here: the others belong to what is left out. */
export const runtimeDescMap: Readonly<Record<string, string>> = {
  [RUNTIME_005]: 'A shared module was used before it could be loaded',
  [RUNTIME_006]: 'A shared module that is loaded later was asked for at once',
  [RUNTIME_009]: 'The federation runtime was used before it was started',
  [RUNTIME_010]: 'A federation instance cannot change its name',
}

/** One line for an error: its words, its code and what it is about. */
export function getShortErrorMsg(
  code: string,
  descriptions: Readonly<Record<string, string>>,
  about?: unknown,
) {
  return `${descriptions[code] ?? 'Module federation failed'} (${code}) ${JSON.stringify(about ?? {})}`
}
