import { changePassword } from '@ante/contract/identity/change-password.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { refusalOf } from '../../lib/calls/call-errors.ts'
import type { RefusalOf } from '../../lib/calls/call-errors.ts'
import { focusField, useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Later } from '../../ui/later.tsx'
import { Alert } from '../../ui/alert.tsx'
import styles from '../sign-in-frame/form.module.css'
import { CHANGE_FIELDS, changeProblems } from './check-password-form.ts'
import type { ChangeField, PasswordProblem } from './check-password-form.ts'
import { ChosenPassword } from './chosen-password.tsx'
import { OwnName } from './own-name.tsx'
import { passwordFailure, passwordTexts } from './password-texts.ts'
import { useChangePassword } from './use-change-password.ts'
import type { StoredPassword } from './use-stored-password.ts'

interface ChangePasswordFormProps {
  userName: string
  /** The merchant's pattern, if known. */
  rule: string | null
  storedPassword: StoredPassword
}

type Refused = RefusalOf<typeof changePassword>['code']
type Problem = PasswordProblem | Refused

/** Fields at which refusals are shown. A reused password opens a dialog instead. */
const FIELD_OF: Partial<Record<Refused, ChangeField>> = {
  'password.incorrect': 'oldPassword',
  'password.invalid': 'newPassword',
  'password.common': 'newPassword',
  'password.easy': 'newPassword',
  'password.like.username': 'newPassword',
  'password.confirmation.mismatch': 'confirmNewPassword',
}

const loadDialog = async () => (await import('./same-password-dialog.tsx')).SamePasswordDialog

export function ChangePasswordForm({ userName, rule, storedPassword }: ChangePasswordFormProps) {
  const { t, i18n } = useLingui()
  const change = useChangePassword({ userName, storedPassword })
  /** The form with a reused password, while the dialog is open. */
  const [sameForm, setSame] = useState<HTMLFormElement | null>(null)
  const { problems, setProblems, formProps } = useCheckedForm<ChangeField, Problem>(CHANGE_FIELDS, (values) =>
    changeProblems(values, { rule, needsOldPassword: !storedPassword.isStored }),
  )

  const refused = (error: unknown, form: HTMLFormElement) => {
    const code = refusalOf(changePassword, error)?.code
    if (code === 'modify.new.old.same') setSame(form)
    const field = code && FIELD_OF[code]
    if (!field) return
    // The password stored with this session may have been changed elsewhere.
    if (field === 'oldPassword') storedPassword.distrust()
    setProblems({ [field]: code })
    // Focuses in the next frame, because the field may not be rendered yet.
    requestAnimationFrame(() => focusField(form, field))
  }
  const send = async (values: Record<ChangeField, string>, form: HTMLFormElement) => {
    const oldPassword = storedPassword.isStored ? await storedPassword.readPassword() : values.oldPassword
    if (oldPassword === null) storedPassword.distrust()
    else if (oldPassword === values.newPassword) setSame(form)
    else change.mutate({ ...values, oldPassword }, { onError: (error) => refused(error, form) })
  }

  const close = () => {
    setSame(null)
    if (sameForm) focusField(sameForm, 'newPassword')
  }

  const code = change.error && refusalOf(changePassword, change.error)?.code
  const formError = change.error && code !== 'modify.new.old.same' && !(code && FIELD_OF[code])
  const oldProblem = problems.oldPassword
  return (
    <>
      <form className={styles.form} {...formProps((values, form) => void send(values, form))}>
        <OwnName userName={userName} />
        {!storedPassword.isStored && (
          <Field
            label={t`Old password`}
            name="oldPassword"
            type="password"
            autoComplete="current-password"
            dir="ltr"
            maxLength={64}
            required
            error={oldProblem ? i18n._(passwordTexts[oldProblem]) : null}
          />
        )}
        <ChosenPassword rule={rule} problems={problems} />
        <Alert message={formError ? i18n._(passwordFailure(change.error)) : null} />
        <Button type="submit" wide busy={change.isPending || change.isSuccess}>{t`Confirm`}</Button>
      </form>
      <Later
        isRequested={sameForm !== null}
        load={loadDialog}
        props={{ open: sameForm !== null, onClose: close }}
        onFailure={close}
      />
    </>
  )
}
