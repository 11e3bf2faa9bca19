import { setPasswordByLink } from '@ante/contract/identity/reset-password.ts'
import { useLingui } from '@lingui/react/macro'

import { refusalOf } from '../../lib/calls/call-errors.ts'
import type { RefusalOf } from '../../lib/calls/call-errors.ts'
import { focusField, useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/alert.tsx'
import styles from '../sign-in-frame/form.module.css'
import { CHOSEN_FIELDS, chosenProblems } from '../password/check-password-form.ts'
import type { PasswordProblem } from '../password/check-password-form.ts'
import { ChosenPassword } from '../password/chosen-password.tsx'
import { OwnName } from '../password/own-name.tsx'
import { passwordFailure } from '../password/password-texts.ts'
import { useSetByLink } from './use-set-by-link.ts'

type Refused = RefusalOf<typeof setPasswordByLink>['code']
type ChosenField = (typeof CHOSEN_FIELDS)[number]

/** Fields at which refusals are shown; all others are shown above the button. */
const FIELD_OF: Partial<Record<Refused, ChosenField>> = {
  'password.invalid': 'newPassword',
  'password.common': 'newPassword',
  'password.easy': 'newPassword',
  'password.like.username': 'newPassword',
  'modify.new.old.same': 'newPassword',
  'password.confirmation.mismatch': 'confirmNewPassword',
}

interface LinkFormProps {
  token: string
  userName: string
  rule: string | null
  /** The link was valid when the page loaded, and has expired since. */
  onExpired(): void
}

export function LinkForm({ token, userName, rule, onExpired }: LinkFormProps) {
  const { t, i18n } = useLingui()
  const hydrated = useHydrated()
  const setByLink = useSetByLink({ token, userName })
  const { problems, setProblems, formProps } = useCheckedForm<ChosenField, PasswordProblem | Refused>(
    CHOSEN_FIELDS,
    (values) => chosenProblems(values, rule),
  )
  const send = (values: Record<ChosenField, string>, form: HTMLFormElement) => {
    const onError = (error: unknown) => {
      const code = refusalOf(setPasswordByLink, error)?.code
      if (code === 'password.link.invalid') onExpired()
      const field = code && FIELD_OF[code]
      if (!field) return
      setProblems({ [field]: code })
      focusField(form, field)
    }
    setByLink.mutate(values, { onError })
  }

  const code = setByLink.error && refusalOf(setPasswordByLink, setByLink.error)?.code
  const formError = setByLink.error && !(code && FIELD_OF[code])
  return (
    <form className={styles.form} {...formProps(send)}>
      <OwnName userName={userName} />
      <ChosenPassword rule={rule} problems={problems} />
      <Alert message={formError ? i18n._(passwordFailure(setByLink.error)) : null} />
      <Button type={hydrated ? 'submit' : 'button'} wide busy={setByLink.isPending || setByLink.isSuccess}>
        {t`Set password`}
      </Button>
    </form>
  )
}
