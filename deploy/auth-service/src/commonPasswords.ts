import { dictionary } from '@zxcvbn-ts/language-common'

/** Words of this site, and the rows of keys and digits that the library's list leaves to its other rules. */
const OURS = `crossbook bitcoin ethereum guest123 login123 root123 p@ssword 123123123 1111111 121212 0000000 00000000 012345
  0123456789 101010 222222 232323 252525 333333 444444 456789 555555 654321 777777 7654321 87654321 888888 88888888 987654
  987654321 999999 99999999 aaaaaa aaaaaaaa abcdef abcdefg`

/** What is tried first on every account, in small letters: some 49,000 passwords that have leaked most often, and ours. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'],
  ...OURS.split(/\s+/),
])
