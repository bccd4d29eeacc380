import { pathToFileURL } from 'node:url'
import { createClient, type InStatement } from '@libsql/client'
import * as v from 'valibot'

const accountSchema = v.object({
  id: v.string(),
  email: v.string(),
  encrypted_password: v.string(),
  confirmed_at: v.string(),
  created_at: v.nullable(v.string()),
})

/**
 * The accounts that @supabase/lite has left behind, as statements that make them ours. Its passwords are hashed as ours are.
 * Whoever had not confirmed his address signs up again, and everybody signs in again.
 */
export async function earlierAccounts(file: string): Promise<InStatement[]> {
  const client = createClient({ url: pathToFileURL(file).href })
  try {
    const { rows } = await client.execute(
      `select id, lower(email) as email, encrypted_password, confirmed_at, created_at from "auth.users"
        where email is not null and encrypted_password is not null and confirmed_at is not null`,
    )
    return v.parse(v.array(accountSchema), rows).map((account) => {
      const confirmedAt = Date.parse(account.confirmed_at)
      const createdAt = account.created_at === null ? confirmedAt : Date.parse(account.created_at)
      return {
        sql: `insert or ignore into users (id, email, password_hash, metadata, created_at, updated_at, confirmed_at)
          values (?, ?, ?, '{}', ?, ?, ?)`,
        args: [account.id, account.email, account.encrypted_password, createdAt, createdAt, confirmedAt],
      }
    })
  } finally {
    client.close()
  }
}
