import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { mailPauseAnswer, problemAnswer } from './answers'
import { sql } from './database'
import { challengeEntries, emailSchema, metadataSchema, readChallenge, readInput } from './input'
import { sendLink } from './mails'
import { hashOf, passwordProblem } from './passwords'
import { redirectTarget } from './redirectTarget'
import type { Handler, Service } from './service'
import { createUser, signUpDocument, userOf, type NewUser } from './users'

const bodySchema = v.object({
  email: emailSchema,
  password: v.string(),
  data: metadataSchema,
  ...challengeEntries,
})

/**
 * A new account. Where addresses are confirmed by mail it is made when the link is opened, with the password that came with that
 * very sign-up: who asked for an account with this address before or after has no part in it.
 */
export const signUp: Handler = async (service, request, body) => {
  const input = readInput(bodySchema, body)
  if (!input.ok) return input.problem
  const { email, password, data } = input.value
  const challenge = readChallenge(input.value)
  if (!challenge.ok) return challenge.problem
  const problem = passwordProblem(password)
  if (problem) return problem
  const [id, password_hash, metadata] = [randomUUID(), await hashOf(password), JSON.stringify(data ?? {})]
  const newUser: NewUser = { id, email, password_hash, metadata }
  if (!service.confirmEmails) return signUpAtOnce(service, newUser)

  const seconds = await service.mailTokens.takeTurn('signup', email)
  if (seconds !== undefined) return mailPauseAnswer(seconds)
  const target = redirectTarget(request, service.siteUrl)
  const isTaken = (await userOf(service.database, email)) !== undefined
  if (!isTaken)
    await service.database.change(
      sql`insert into sign_ups values (${id}, ${email}, ${password_hash}, ${metadata}, ${Date.now()})`,
    )
  const subject = isTaken ? null : id
  await sendLink(service, { kind: 'signup', email, subject, challenge: challenge.value }, target)
  return Response.json(signUpDocument(newUser))
}

async function signUpAtOnce({ database, sessions }: Service, newUser: NewUser) {
  const isNew = await createUser(database, newUser)
  const user = isNew ? await userOf(database, newUser.email) : undefined
  return user ? Response.json(await sessions.begin(user, 'password')) : problemAnswer('taken')
}
