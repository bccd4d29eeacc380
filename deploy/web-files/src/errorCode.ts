/** Whether an error of the operating system has one of these codes, such as ENOENT. */
export function hasCode(error: unknown, ...codes: string[]) {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code))
}
