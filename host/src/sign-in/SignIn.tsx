import { useAuth } from '@crossbook/auth'
import { Field, Notice, notify, PasswordInput, TextInput } from '@crossbook/ui'
import type { SubmitEvent } from 'react'
import { SITE_PATHS } from '@crossbook/contract'
import { AuthForm } from '../auth-page/AuthForm'
import { AuthPage } from '../auth-page/AuthPage'
import { textOf } from '../auth-page/textOf'
import { useAuthRequest } from '../auth-page/useAuthRequest'
import { LinkNotice } from './LinkNotice'

/** Sign in with e-mail and password. */
export default function SignIn() {
  const { session, signIn } = useAuth()
  const { pending, send } = useAuthRequest('Login Failed')

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const credentials = { email: textOf(form, 'email'), password: textOf(form, 'password') }
    // The guard of this page sends the signed in on, whoever signed them in.
    if (await send(() => signIn(credentials)))
      notify.success({ title: 'Welcome back!', description: 'You have successfully logged in.' })
  }

  return (
    <AuthPage
      title="Sign In"
      lead="Welcome back to Crossbook."
      other={{ question: 'New to Crossbook?', label: 'Create an account', to: SITE_PATHS.register }}
    >
      {session.status === 'signedOut' && session.unreachable && (
        <Notice tone="warn" title="The sign-in service cannot be reached" announced>
          You are still signed in on this device: your account opens as soon as the service answers. Prices
          and tools work as usual.
        </Notice>
      )}
      {session.status === 'signedOut' && session.link && <LinkNotice link={session.link} />}
      <AuthForm
        label="Sign In"
        pendingLabel="Signing in..."
        pending={pending}
        onSubmit={(event) => void onSubmit(event)}
      >
        <Field label="Email">
          <TextInput name="email" type="email" autoComplete="username" required />
        </Field>
        <Field label="Password">
          <PasswordInput name="password" autoComplete="current-password" required />
        </Field>
      </AuthForm>
    </AuthPage>
  )
}
