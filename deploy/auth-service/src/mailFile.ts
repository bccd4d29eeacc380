import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

const mailSchema = v.strictObject({
  id: v.string(),
  to: v.string(),
  subject: v.string(),
  sentAt: v.string(),
  text: v.string(),
  link: v.nullable(v.string()),
})

/** A mail that the service would have sent. */
export type CapturedMail = Readonly<v.InferOutput<typeof mailSchema>>

const MAX_MAILS = 100

/** The captured mails of a data folder, newest first; they survive restarts. */
export async function openMailFile(dataDir: string) {
  const file = join(dataDir, 'mails.json')
  let mails = await readMails(file)
  let written = Promise.resolve()

  async function write() {
    const draft = `${file}.new`
    await writeFile(draft, JSON.stringify(mails), { mode: 0o600 })
    await rename(draft, file)
  }

  return {
    all: () => mails,
    async add(mail: Pick<CapturedMail, 'to' | 'subject' | 'text' | 'link'>) {
      mails = [{ id: randomUUID(), sentAt: new Date().toISOString(), ...mail }, ...mails].slice(0, MAX_MAILS)
      written = written.catch(() => undefined).then(write)
      await written
    },
    /** Settles when all of them are kept. */
    written: () => written.catch(() => undefined),
  }
}

/** Mails are a convenience: a file that cannot be understood counts as empty. */
async function readMails(file: string): Promise<readonly CapturedMail[]> {
  try {
    return v.parse(v.array(mailSchema), JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return []
  }
}
