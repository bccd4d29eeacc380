import { useAuth } from '@crossbook/auth'
import { Field, notify, PasswordInput, SESSION_TOPIC, TextInput } from '@crossbook/ui'
import type { SubmitEvent } from 'react'
import { SITE_PATHS } from '@crossbook/contract'
import { AuthForm } from '../auth-page/AuthForm'
import { AuthPage } from '../auth-page/AuthPage'
import { refusedField } from '../auth-page/refusedField'
import { textOf } from '../auth-page/textOf'
import { useAuthRequest } from '../auth-page/useAuthRequest'
import { ArrivalNotice } from './ArrivalNotice'
import { signInCopy as copy } from './signInCopy'
import { useCarriedEmail } from './useCarriedEmail'

/** Sign in with e-mail and password. */
export default function SignIn() {
  const { session, signIn } = useAuth()
  const { pending, send, refusal, forgetRefusal } = useAuthRequest(copy.failed)
  const refusedAt = refusal === undefined ? undefined : refusedField(refusal, 'password')
  const { email, hasRegistered } = useCarriedEmail()

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const credentials = { email: textOf(form, 'email'), password: textOf(form, 'password') }
    // The guard of this page redirects signed-in users.
    if (await send(() => signIn(credentials))) notify.success(copy.signedIn, { topic: SESSION_TOPIC })
  }

  return (
    <AuthPage
      title={copy.title}
      lead={copy.lead}
      other={{ question: copy.question, label: copy.otherPage, to: SITE_PATHS.register }}
    >
      <ArrivalNotice session={session} hasRegistered={hasRegistered} />
      <AuthForm
        label={copy.send}
        pendingLabel={copy.pending}
        pending={pending}
        onSubmit={(event) => void onSubmit(event)}
      >
        <Field label={copy.email} error={refusedAt === 'email' ? refusal : undefined}>
          <TextInput
            ref={email}
            name="email"
            type="email"
            autoComplete="username"
            required
            onChange={forgetRefusal}
          />
        </Field>
        <Field label={copy.password} error={refusedAt === 'password' ? refusal : undefined}>
          <PasswordInput name="password" autoComplete="current-password" required onChange={forgetRefusal} />
        </Field>
      </AuthForm>
    </AuthPage>
  )
}
