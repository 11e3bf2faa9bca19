import { login } from '@ante/contract/identity/session.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import { refusalOf } from '../../lib/calls/call-errors.ts'
import { clearLine, fillField, focusField, useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { Link } from '../../lib/pages/router.tsx'
import { Field } from '../../ui/field.tsx'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import type { Captcha } from '../captcha/use-captcha.ts'
import { useSignInProblem } from '../sign-in-frame/sign-in-problem.ts'
import styles from '../sign-in-frame/form.module.css'
import { problemTexts } from '../refusals.ts'
import type { FieldProblem } from '../refusals.ts'
import { LoginButton } from './login-button.tsx'
import { NAME_FIELDS, nameLoginProblems } from './login-problems.ts'
import type { NameField } from './login-problems.ts'
import type { LogIn } from './use-log-in.ts'
import { UsernameField } from '../username-field.tsx'

export interface NameFormProps {
  logIn: LogIn
  captcha: Captcha
  /** Login stored on this device, or a suggested name. */
  rememberedLogin: { username: string; password: string | null } | null
  /** Stores the typed name while the other tab is open. */
  onName(username: string): void
  remembers: boolean
  /** Whether the account field suggests passkeys. */
  suggestsPasskeys: boolean
  /** Whether another method is offered first. */
  isSecond: boolean
  /** Checkbox to remember the login. */
  children: ReactNode
}

/** Name and password; after a failure also a picture code. */
export function NameForm({
  logIn,
  captcha,
  rememberedLogin,
  onName,
  remembers,
  suggestsPasskeys,
  isSecond,
  children,
}: NameFormProps) {
  const { t, i18n } = useLingui()
  const input = useFillRememberedLogin(rememberedLogin)
  const { problems, setProblems, formProps } = useCheckedForm<NameField, FieldProblem>(NAME_FIELDS, (values) =>
    nameLoginProblems(values, captcha.needsCode ? captcha.code : null),
  )
  useSignInProblem(Object.values(problems).some(Boolean))
  const errorOf = (name: NameField) => problems[name] && i18n._(problemTexts[problems[name]])

  const send = ({ username, password, identifying }: Record<NameField, string>, element: HTMLFormElement) => {
    const answer = () => captcha.answer({ identifying, username })
    const onError = (error: unknown) => {
      const refusal = refusalOf(login, error)
      if (!refusal || !('captcha' in refusal.details)) return
      if (refusal.details.captcha) {
        clearLine(element, 'identifying')
        captcha.renew()
      }
      const aboutPicture = refusal.code !== 'login.credentials.incorrect'
      setProblems(aboutPicture ? { identifying: refusal.code } : {})
      // Focuses in the next frame, because the field of the picture code may not be rendered yet.
      requestAnimationFrame(() => focusField(element, aboutPicture ? 'identifying' : 'password'))
    }
    logIn.first.mutate({ type: 'username', username: username.trim(), password, answer, remembers }, { onError })
  }
  return (
    <form className={styles.form} {...formProps(send)}>
      <UsernameField
        ref={input}
        autoComplete={suggestsPasskeys ? 'username webauthn' : 'username'}
        error={errorOf('username')}
        onInput={({ currentTarget }) => onName(currentTarget.value)}
      />
      <Field
        label={t`Password`}
        name="password"
        type="password"
        autoComplete="current-password"
        dir="ltr"
        maxLength={64}
        required
        error={errorOf('password')}
        beside={
          <Link to="/m/forget" className={styles.beside} aria-label={t`Forgot password`}>
            {t`Forgot?`}
          </Link>
        }
      />
      {captcha.isShown && <CaptchaField captcha={captcha} problem={problems.identifying} />}
      {children}
      <LoginButton logIn={logIn} isShownElsewhere={problems.identifying !== undefined} isSecond={isSecond} />
    </form>
  )
}

/** Fills in the stored login once loaded, unless the visitor or a password manager has filled the fields. */
function useFillRememberedLogin(rememberedLogin: NameFormProps['rememberedLogin']) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = input.current?.form
    if (form && rememberedLogin) fillRememberedLogin(form, rememberedLogin)
  }, [rememberedLogin])
  return input
}

function fillRememberedLogin(
  form: HTMLFormElement,
  { username, password }: NonNullable<NameFormProps['rememberedLogin']>,
): void {
  const [nameLine, passwordLine] = ['username', 'password'].map((name) => form.elements.namedItem(name))
  if (!(nameLine instanceof HTMLInputElement) || !(passwordLine instanceof HTMLInputElement)) return
  if (nameLine.value === '') fillField(form, 'username', username)
  const isOwn = nameLine.value === username
  if (isOwn && passwordLine.value === '' && password !== null) fillField(form, 'password', password)
}
