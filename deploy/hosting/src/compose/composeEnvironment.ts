import { createHmac, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { failure, type Result, success } from '@crossbook/contract'
import { isLoopback } from '@crossbook/releases'
import { hasCode } from '@crossbook/web-files'

/** Bytes of each secret: as many as the longest key that signs sessions. */
const SECRET_BYTES = 32

/** Years for which the public key is valid. It is replaced together with the secret that signs it. */
const KEY_YEARS = 10
const YEAR_SECONDS = 365 * 24 * 60 * 60

interface ComposeEnvironmentOptions {
  /** Folder of docker-compose.yml, `.env.example` and `.env`. */
  folder: string
  /** Origin under which browsers reach the site. Default: the example's. */
  siteUrl?: string | undefined
  now(): Date
}

/**
 * Writes `.env` for docker-compose.yml: the example with newly made secrets, readable by its owner alone. An existing file is left alone,
 * because the database has its passwords. A problem is a sentence.
 */
export async function writeComposeEnvironment({
  folder,
  siteUrl,
  now,
}: ComposeEnvironmentOptions): Promise<Result<string, string>> {
  if (siteUrl !== undefined && !isOrigin(siteUrl))
    return failure(
      `"${siteUrl}" is not the address of a site: write it without a path, such as https://crossbook.example.`,
    )
  const example = await readFile(path.join(folder, '.env.example'), 'utf8')
  const file = path.join(folder, '.env')
  try {
    await writeFile(file, filledIn(example, values(siteUrl, now())), { flag: 'wx', mode: 0o600 })
    return success(file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    return failure(
      `${file} already exists and was not changed, because the database uses its passwords. To start from scratch, move it away and use new volumes.`,
    )
  }
}

function values(siteUrl: string | undefined, now: Date): Readonly<Record<string, string>> {
  const jwtSecret = secret()
  return {
    ...(siteUrl === undefined ? {} : { SITE_URL: new URL(siteUrl).origin }),
    POSTGRES_PASSWORD: secret(),
    AUTH_DATABASE_PASSWORD: secret(),
    JWT_SECRET: jwtSecret,
    ANON_KEY: anonKey(jwtSecret, now),
    ...(isPublic(siteUrl) ? { MAILPIT_AUTH: `mails:${secret()}` } : {}),
  }
}

/** Messages about the next steps after a new `.env`. */
export function nextSteps(file: string, siteUrl: string | undefined) {
  const start = `${file} has the settings and new secrets. Next: docker compose up --build --detach`
  if (!isPublic(siteUrl)) return start
  return `${start}
Mailpit keeps all mails until SMTP_HOST in .env names a mail server. Read them on this machine at http://localhost:8025, with the name and the password in MAILPIT_AUTH.`
}

/** Whether visitors reach the site from other machines. */
function isPublic(siteUrl: string | undefined) {
  return siteUrl !== undefined && !isLoopback(new URL(siteUrl).hostname)
}

/** Returns a token for the role that every visitor has, like Supabase's own public keys. */
export function anonKey(jwtSecret: string, now: Date) {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const claims = { role: 'anon', iss: 'supabase', iat: issuedAt, exp: issuedAt + KEY_YEARS * YEAR_SECONDS }
  const content = [{ alg: 'HS256', typ: 'JWT' }, claims].map(encoded).join('.')
  return `${content}.${createHmac('sha256', jwtSecret).update(content).digest('base64url')}`
}

/** The example with values in place of its own. */
function filledIn(example: string, values: Readonly<Record<string, string>>) {
  const missing = Object.keys(values).filter((name) => !example.includes(`\n${name}=`))
  if (missing.length > 0) throw new Error(`.env.example does not have ${missing.join(', ')}`)
  return example.replace(/^([A-Z_]+)=(.*)$/gm, (_line, name: string, value: string) => {
    return `${name}=${values[name] ?? value}`
  })
}

/** Hexadecimal, because the secret is also part of a database address. */
function secret() {
  return randomBytes(SECRET_BYTES).toString('hex')
}

function encoded(value: object) {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function isOrigin(text: string) {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) && /^https?:\/\/[A-Za-z0-9.:-]+\/?$/.test(text)
}
