import * as v from 'valibot'
import { type Database, sql } from './database'

const userSchema = v.object({
  id: v.string(),
  email: v.string(),
  password_hash: v.string(),
  metadata: v.string(),
  created_at: v.number(),
  updated_at: v.number(),
  confirmed_at: v.number(),
  signed_in_at: v.nullable(v.number()),
})

/** An account whose address is confirmed; times in milliseconds. */
export type User = v.InferOutput<typeof userSchema>

/** Returns the account of an address, which is in small letters. */
export function userOf(database: Database, email: string): Promise<User | undefined> {
  return database.row(userSchema, sql`select * from users where email = ${email}`)
}

/** Returns the account of an id. */
export function userWith(database: Database, id: string): Promise<User | undefined> {
  return database.row(userSchema, sql`select * from users where id = ${id}`)
}

/** Input for a new account. */
export type NewUser = Pick<User, 'id' | 'email' | 'password_hash' | 'metadata'>

/** Makes an account; false when its address has one already. */
export async function createUser(
  database: Database,
  { id, email, password_hash, metadata }: NewUser,
): Promise<boolean> {
  const now = Date.now()
  const [made] = await database.change(
    sql`insert into users (id, email, password_hash, metadata, created_at, updated_at, confirmed_at)
      values (${id}, ${email}, ${password_hash}, ${metadata}, ${now}, ${now}, ${now}) on conflict (email) do nothing`,
    sql`delete from mail_tokens where email = ${email} and kind = 'signup'`,
    sql`delete from sign_ups where email = ${email}`,
    sql`delete from mail_pauses where email = ${email} and kind = 'signup'`,
  )
  return made === 1
}

/** Returns an account that is yet to be confirmed as the protocol describes it. It looks the same for an address that has one. */
export function signUpDocument({ id, email, metadata }: NewUser): object {
  const now = Date.now()
  const times = { created_at: now, updated_at: now, confirmed_at: null, signed_in_at: null }
  return { ...userDocument({ id, email, metadata, ...times }), confirmation_sent_at: timeOf(now) }
}

/** Returns an account as the protocol describes it. */
export function userDocument(
  user: Omit<User, 'password_hash' | 'confirmed_at'> & { confirmed_at: number | null },
): object {
  const { id, email, confirmed_at: confirmed, signed_in_at: signedIn } = user
  const given = v.parse(v.record(v.string(), v.unknown()), JSON.parse(user.metadata))
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    ...(confirmed === null ? {} : { email_confirmed_at: timeOf(confirmed), confirmed_at: timeOf(confirmed) }),
    ...(signedIn === null ? {} : { last_sign_in_at: timeOf(signedIn) }),
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { ...given, email, email_verified: confirmed !== null, sub: id },
    identities: [],
    created_at: timeOf(user.created_at),
    updated_at: timeOf(user.updated_at),
    is_anonymous: false,
  }
}

function timeOf(at: number) {
  return new Date(at).toISOString()
}
