/** What is tried first on every account, in small letters; passwords too short to be taken are not among them. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 123123 1231234 123123123 123321 123654 123qwe 12qwaszx 111111 1111111
  11111111 112233 121212 131313 147258 147258369 159357 159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 000000 0000000
  00000000 012345 0123456789 101010 102030 222222 232323 246810 252525 333333 444444 456789 555555 654321 666666 696969
  741852 741852963 753951 777777 7777777 7654321 789456 789456123 87654321 888888 88888888 963852741 987654 987654321
  999999 99999999 a12345 a123456 a1b2c3 aa123456 aaaaaa aaaaaaaa abc123 abcd1234 abcdef abcdefg access admin123
  administrator asdasd asdf1234 asdfasdf asdfgh asdfghjkl ashley azerty bailey baseball basketball batman bitcoin buster
  changeme charlie cheese chelsea computer cookie crossbook daniel default dragon ethereum flower football freedom
  gfhjkm george ginger google guest123 hannah harley hello123 hunter hunter2 iloveyou internet jennifer jessica jordan
  jordan23 joshua killer letmein liverpool login123 london lovely maggie martin master matrix matthew michael michelle
  monkey mustang nicole ninja123 orange p@ssw0rd p@ssword pa55word pass123 pass1234 passw0rd password password1
  password12 password123 password1234 pepper pokemon princess purple qazwsx qazwsxedc qwe123 qweasd qweasdzxc qweqwe
  qwer1234 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop ranger robert root123 samsung secret
  shadow silver soccer starwars summer sunshine superman testing test123 test1234 thomas thunder tigger trader trading
  trustno1 user123 welcome welcome1 welcome123 whatever william yellow zaq12wsx zxcvbn zxcvbnm zxcvbnm123`.split(
    /\s+/,
  ),
)
