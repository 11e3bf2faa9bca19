import { login } from '@ante/contract/identity/session.ts'
import { useLingui } from '@lingui/react/macro'

import { refusalOf } from '../../lib/call-errors.ts'
import { clearLine, focusLine, useCheckedForm } from '../../lib/use-checked-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Alert } from '../entrance/alert.tsx'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { LOGIN_FIELDS, loginProblems } from '../check-form.ts'
import type { LoginField } from '../check-form.ts'
import styles from '../entrance/form.module.css'
import { failureWords } from '../failure-words.ts'
import { problemWords } from '../refusals.ts'
import type { FieldProblem } from '../refusals.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useLogIn } from './use-log-in.ts'

/** Name and password; after a failure also the code in a picture. */
export function LoginForm() {
  const { t, i18n } = useLingui()
  const logIn = useLogIn()
  const hydrated = useHydrated()
  const captcha = useCaptcha({ atOnce: false, purpose: 'login' })
  const { problems, setProblems, formProps } = useCheckedForm<LoginField, FieldProblem>(LOGIN_FIELDS, (values) =>
    loginProblems(values, captcha.asksForCode),
  )
  const errorOf = (name: LoginField) => problems[name] && i18n._(problemWords[problems[name]])

  const send = ({ username, password, identifying }: Record<LoginField, string>, form: HTMLFormElement) => {
    const answer = () => captcha.answer({ identifying, username })
    const onError = (error: unknown) => {
      const refusal = refusalOf(login, error)
      if (!refusal || !('captcha' in refusal.details)) return
      if (refusal.details.captcha) {
        clearLine(form, 'identifying')
        captcha.renew()
      }
      const aboutPicture = refusal.code !== 'login.credentials.incorrect'
      setProblems(aboutPicture ? { identifying: refusal.code } : {})
      // The line for the code may have to be drawn first.
      requestAnimationFrame(() => focusLine(form, aboutPicture ? 'identifying' : 'password'))
    }
    logIn.mutate({ type: 'username', username, password, answer }, { onError })
  }

  const alone = logIn.error && !problems.identifying ? i18n._(failureWords(logIn.error)) : null
  return (
    <form className={styles.form} {...formProps(send)}>
      <Field
        label={t`Username`}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        maxLength={64}
        required
        error={errorOf('username')}
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
      />
      {captcha.shown && <CaptchaField captcha={captcha} error={errorOf('identifying') ?? null} />}
      <Alert words={alone} />
      <Button type={hydrated ? 'submit' : 'button'} wide busy={logIn.isPending || logIn.isSuccess}>
        {t`Log in`}
      </Button>
    </form>
  )
}
