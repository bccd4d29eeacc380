/** @jest-environment node */
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { hash } from 'bcryptjs'
import { openLocalSite } from './testing/localSite'

const password = 'kept over the years'

/** Accounts as @supabase/lite 0.10.0 kept them, in the columns that matter. */
async function leaveEarlierAccounts(dataDir: string) {
  const earlier = createClient({ url: `file:${join(dataDir, 'accounts.db')}` })
  await earlier.execute(
    'create table "auth.users" (id text primary key, email text, encrypted_password text, confirmed_at text, created_at text)',
  )
  for (const [id, email, confirmedAt] of [
    ['11111111-1111-4111-8111-111111111111', 'Ann@example.com', '2024-03-15T12:00:00.000Z'],
    ['22222222-2222-4222-8222-222222222222', 'unconfirmed@example.com', null],
  ] as const)
    await earlier.execute({
      sql: 'insert into "auth.users" values (?, ?, ?, ?, ?)',
      args: [id, email, await hash(password, 10), confirmedAt, '2024-03-15T11:00:00.000Z'],
    })
  earlier.close()
}

let site: Awaited<ReturnType<typeof openLocalSite>>

beforeAll(async () => {
  site = await openLocalSite({ prepare: leaveEarlierAccounts })
})

afterAll(() => site.close())

it('accounts of the service before this one go on, with their ids and passwords', async () => {
  const { data, error } = await site.browser().signInWithPassword({ email: 'ann@example.com', password })
  expect([error, data.user?.id, data.user?.email_confirmed_at]).toEqual([
    null,
    '11111111-1111-4111-8111-111111111111',
    '2024-03-15T12:00:00.000Z',
  ])
})

it('those that nobody confirmed can be made anew', async () => {
  const email = 'unconfirmed@example.com'
  const before = await site.browser().signInWithPassword({ email, password })
  expect(before.error?.message).toBe('Invalid login credentials')
  expect((await site.browser().signUp({ email, password })).error).toBeNull()
})

it('the file with the keys of its sessions is gone', async () => {
  await expect(access(join(site.dataDir, 'accounts.db'))).rejects.toThrow('ENOENT')
})
