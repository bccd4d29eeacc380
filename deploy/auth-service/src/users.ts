import * as v from 'valibot'
import type { Database } from './database'

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

/** The account of an address, which is in small letters. */
export function userOf(database: Database, email: string): Promise<User | undefined> {
  return database.row(userSchema, 'select * from users where email = ?', email)
}

/** The account of an id. */
export function userWith(database: Database, id: string): Promise<User | undefined> {
  return database.row(userSchema, 'select * from users where id = ?', id)
}

/** Input for a new account. */
export interface NewUser {
  readonly id: string
  readonly email: string
  readonly password_hash: string
  readonly metadata: string
}

/** Makes an account; false when its address has one already. */
export async function createUser(database: Database, user: NewUser): Promise<boolean> {
  const now = Date.now()
  const { id, email, password_hash, metadata } = user
  const [made] = await database.change(
    [
      `insert into users (id, email, password_hash, metadata, created_at, updated_at, confirmed_at)
        values (?, ?, ?, ?, ?, ?, ?) on conflict (email) do nothing`,
      id,
      email,
      password_hash,
      metadata,
      now,
      now,
      now,
    ],
    ['delete from mail_tokens where email = ? and kind = ?', email, 'signup'],
    ['delete from sign_ups where email = ?', email],
    ['delete from mail_pauses where email = ? and kind = ?', email, 'signup'],
  )
  return made === 1
}

/** An account as the protocol describes it. */
export function userDocument(user: User): object {
  return document({
    ...user,
    confirmedAt: user.confirmed_at,
    signedInAt: user.signed_in_at,
    createdAt: user.created_at,
    updatedAt: user.updated_at,
  })
}

/** An account that is yet to be confirmed. It looks the same for an address that has one. */
export function signUpDocument(user: Omit<NewUser, 'password_hash'>): object {
  const now = Date.now()
  return {
    ...document({ ...user, confirmedAt: null, signedInAt: null, createdAt: now, updatedAt: now }),
    confirmation_sent_at: new Date(now).toISOString(),
  }
}

function document(of: {
  id: string
  email: string
  metadata: string
  confirmedAt: number | null
  signedInAt: number | null
  createdAt: number
  updatedAt: number
}) {
  const time = (at: number | null) => at !== null && new Date(at).toISOString()
  const confirmedAt = time(of.confirmedAt)
  const signedInAt = time(of.signedInAt)
  const given = v.parse(v.record(v.string(), v.unknown()), JSON.parse(of.metadata))
  return {
    id: of.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: of.email,
    ...(confirmedAt ? { email_confirmed_at: confirmedAt, confirmed_at: confirmedAt } : {}),
    ...(signedInAt ? { last_sign_in_at: signedInAt } : {}),
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { ...given, email: of.email, email_verified: of.confirmedAt !== null, sub: of.id },
    identities: [],
    created_at: time(of.createdAt),
    updated_at: time(of.updatedAt),
    is_anonymous: false,
  }
}
