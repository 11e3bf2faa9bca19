import { requestPasswordLink } from '@ante/contract/identity/reset-password.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'

import { call } from '../../lib/calls/call.ts'
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { whileWaiting } from '../../ui/while-waiting.ts'
import { Alert } from '../../ui/alert.tsx'
import styles from '../sign-in-frame/form.module.css'
import { passwordFailure } from '../password/password-texts.ts'
import { EMAIL_FIELDS, emailProblems } from './check-email-form.ts'
import type { EmailField, EmailProblem, ForgottenField } from './check-email-form.ts'
import { emailTexts } from './email-texts.ts'
import { UsernameField } from '../username-field.tsx'

/** Practically no timeout of the loader. Source: product specification 4, "Forgot password by email". */
const LOADER_MS = 9_999_000
const SENT_MS = 1_000

interface EmailFormProps {
  /** Input of an earlier attempt, which the visitor has returned to correct; null at first. */
  requested: ForgottenField | null
  onSent(request: ForgottenField): void
}

export function EmailForm({ requested, onSent }: EmailFormProps) {
  const { t, i18n } = useLingui()
  const hydrated = useHydrated()
  const request = useMutation({
    mutationFn: (forgotten: ForgottenField) =>
      whileWaiting({ texts: t`Please wait...`, ms: LOADER_MS }, () => call(requestPasswordLink, forgotten)),
    onSuccess: (_, forgotten) => {
      showToast(t`Sent`, { tone: 'good', ms: SENT_MS })
      onSent(forgotten)
    },
    networkMode: 'always',
  })
  const { problems, formProps } = useCheckedForm<EmailField, EmailProblem>(EMAIL_FIELDS, emailProblems)
  const errorOf = (name: EmailField) => problems[name] && i18n._(emailTexts[problems[name]])
  const send = ({ username, email }: ForgottenField) =>
    request.mutate({ username: username.trim(), email: email.trim() })

  return (
    <form className={styles.form} {...formProps(send)}>
      <UsernameField defaultValue={requested?.username} error={errorOf('username')} />
      <Field
        label={t`Email address of your account`}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        maxLength={254}
        required
        defaultValue={requested?.email}
        error={errorOf('email')}
      />
      <Alert message={request.error ? i18n._(passwordFailure(request.error)) : null} />
      <Button type={hydrated ? 'submit' : 'button'} wide busy={request.isPending}>{t`Send link`}</Button>
    </form>
  )
}
