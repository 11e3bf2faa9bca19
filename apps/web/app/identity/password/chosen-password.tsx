import { useLingui } from '@lingui/react/macro'

import { Field } from '../../ui/field.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { passwordTexts } from './password-texts.ts'

type Problem = keyof typeof passwordTexts

interface ChosenPasswordProps {
  rule: string | null
  problems: { newPassword?: Problem | undefined; confirmNewPassword?: Problem | undefined }
}

/** The two fields of a new password. */
export function ChosenPassword({ rule, problems }: ChosenPasswordProps) {
  const { t, i18n } = useLingui()
  const textOf = (problem: Problem | undefined) => (problem ? i18n._(passwordTexts[problem]) : null)
  return (
    <>
      <NewPasswordField label={t`New password`} name="newPassword" rule={rule} error={textOf(problems.newPassword)} />
      <Field
        label={t`Confirm new password`}
        name="confirmNewPassword"
        type="password"
        autoComplete="new-password"
        dir="ltr"
        maxLength={64}
        required
        error={textOf(problems.confirmNewPassword)}
      />
    </>
  )
}
