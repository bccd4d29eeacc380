import { useAuth } from '@crossbook/auth'
import { Checkbox, Field, notify, PasswordInput, SESSION_TOPIC, TextInput } from '@crossbook/ui'
import { useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { SITE_PATHS } from '@crossbook/contract'
import { AuthForm } from '../auth-page/AuthForm'
import { AuthPage } from '../auth-page/AuthPage'
import { refusedField } from '../auth-page/refusedField'
import { textOf } from '../auth-page/textOf'
import { useAuthRequest } from '../auth-page/useAuthRequest'
import { checkPasswords, type PasswordProblem } from './checkPasswords'
import { createAccountCopy as copy, CREATED_MESSAGE, PASSWORD_PROBLEM_MESSAGES } from './createAccountCopy'
import { TermsLabel } from './TermsLabel'

/** Create an account with e-mail and password; leads to Sign In. */
export default function CreateAccount() {
  const { signUp } = useAuth()
  const { pending, send, refusal, forgetRefusal } = useAuthRequest(copy.failed)
  const refusedAt = refusal === undefined ? undefined : refusedField(refusal, 'email')
  const navigate = useNavigate()
  const [problem, setProblem] = useState<PasswordProblem | null>(null)
  const password = useRef<HTMLInputElement>(null)
  const confirmation = useRef<HTMLInputElement>(null)

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const credentials = { email: textOf(form, 'email'), password: textOf(form, 'password') }
    const found = checkPasswords(credentials.password, textOf(form, 'confirmPassword'))
    setProblem(found)
    if (found) {
      notify.error(PASSWORD_PROBLEM_MESSAGES[found])
      const field = found === 'mismatch' ? confirmation : password
      field.current?.focus()
    } else if (await send(() => signUp(credentials))) {
      notify.success(CREATED_MESSAGE, { topic: SESSION_TOPIC })
      await navigate(SITE_PATHS.login, { state: { email: credentials.email } })
    }
  }

  const errorAt = (kind: PasswordProblem) =>
    problem === kind ? PASSWORD_PROBLEM_MESSAGES[kind].description : undefined
  const forgetProblem = () => {
    setProblem(null)
    forgetRefusal()
  }

  return (
    <AuthPage
      title={copy.title}
      lead={copy.lead}
      other={{ question: copy.question, label: copy.otherPage, to: SITE_PATHS.login }}
    >
      <AuthForm
        label={copy.send}
        pendingLabel={copy.pending}
        pending={pending}
        onSubmit={(event) => void onSubmit(event)}
      >
        <Field label={copy.email} error={refusedAt === 'email' ? refusal : undefined}>
          <TextInput name="email" type="email" autoComplete="username" required onChange={forgetRefusal} />
        </Field>
        <Field
          label={copy.password}
          help={copy.passwordHelp}
          error={errorAt('tooShort') ?? (refusedAt === 'password' ? refusal : undefined)}
        >
          <PasswordInput
            ref={password}
            name="password"
            autoComplete="new-password"
            required
            onChange={forgetProblem}
          />
        </Field>
        <Field label={copy.confirmation} error={errorAt('mismatch')}>
          <PasswordInput
            ref={confirmation}
            name="confirmPassword"
            autoComplete="new-password"
            required
            onChange={forgetProblem}
          />
        </Field>
        <Checkbox name="terms" required label={<TermsLabel />} />
      </AuthForm>
    </AuthPage>
  )
}
