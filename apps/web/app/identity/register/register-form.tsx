import { register } from '@ante/contract/identity/register.ts'
import type { RegistrationRules } from '@ante/contract/identity/register.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { refusalOf } from '../../lib/call-errors.ts'
import type { RefusalOf } from '../../lib/call-errors.ts'
import { clearLine, focusLine, useCheckedForm } from '../../lib/use-checked-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Alert } from '../entrance/alert.tsx'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { REGISTER_FIELDS, registrationProblems } from '../check-form.ts'
import type { RegisterField } from '../check-form.ts'
import { failureWords } from '../failure-words.ts'
import styles from '../entrance/form.module.css'
import { problemWords } from '../refusals.ts'
import type { FieldProblem } from '../refusals.ts'
import { RuleList } from './rule-list.tsx'
import { Terms } from './terms.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useRegister } from './use-register.ts'

/** Refusals of fields that this form does not have are said above its button. */
const FIELD_OF: Partial<Record<RefusalOf<typeof register>['code'], RegisterField>> = {
  'username.exists': 'username',
  'username.invalid': 'username',
  'password.invalid': 'password',
  'password.confirmation.mismatch': 'confirmPassword',
  'captcha.incorrect': 'identifying',
  'captcha.required': 'identifying',
}

export function RegisterForm({ rules }: { rules: RegistrationRules }) {
  const { t, i18n } = useLingui()
  const makeAccount = useRegister()
  const hydrated = useHydrated()
  const captcha = useCaptcha({ atOnce: rules.captcha.enabled, purpose: 'register' })
  const [agreed, setAgreed] = useState(true)
  const [typed, setTyped] = useState({ username: '', password: '' })
  const { problems, setProblems, formProps } = useCheckedForm<RegisterField, FieldProblem>(REGISTER_FIELDS, (values) =>
    registrationProblems(values, { ...rules, captcha: { enabled: captcha.asksForCode } }),
  )
  const errorOf = (name: RegisterField) => problems[name] && i18n._(problemWords[problems[name]])

  const send = (values: Record<RegisterField, string>, form: HTMLFormElement) => {
    const onError = (error: unknown) => {
      const refusal = refusalOf(register, error)
      if (captcha.shown) {
        clearLine(form, 'identifying')
        captcha.renew()
      }
      const field = refusal && FIELD_OF[refusal.code]
      if (!field) return
      setProblems({ [field]: refusal.code })
      focusLine(form, field)
    }
    makeAccount.mutate({ ...values, answer: () => captcha.answer(values) }, { onError })
  }

  const refused = makeAccount.error && refusalOf(register, makeAccount.error)
  const alone = makeAccount.error && !(refused && FIELD_OF[refused.code])
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
        onInput={({ currentTarget: { value: username } }) => setTyped({ ...typed, username })}
      />
      <RuleList
        pattern={rules.username.regExp}
        typed={typed.username.trim()}
        wrong={problems.username === 'username.invalid'}
      />
      <Field
        label={t`Password`}
        name="password"
        type="password"
        autoComplete="new-password"
        dir="ltr"
        maxLength={64}
        required
        error={errorOf('password')}
        onInput={({ currentTarget: { value: password } }) => setTyped({ ...typed, password })}
      />
      <RuleList
        pattern={rules.password.regExp}
        typed={typed.password}
        wrong={problems.password === 'password.invalid'}
      />
      <Field
        label={t`Password once more`}
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        dir="ltr"
        maxLength={64}
        required
        error={errorOf('confirmPassword')}
      />
      {captcha.shown && <CaptchaField captcha={captcha} error={errorOf('identifying') ?? null} />}
      <Terms agreed={agreed} onChange={setAgreed} />
      <Alert words={alone ? i18n._(failureWords(makeAccount.error)) : null} />
      <Button
        type={hydrated ? 'submit' : 'button'}
        wide
        disabled={!agreed}
        busy={makeAccount.isPending || makeAccount.isSuccess}
      >
        {t`Create account`}
      </Button>
    </form>
  )
}
