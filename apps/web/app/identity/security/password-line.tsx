import { useLingui } from '@lingui/react/macro'

import { Field } from '../../ui/field.tsx'

/** The line in which somebody shows by his password that it is he. */
export function PasswordLine({ error, name = 'password' }: { error: string | null; name?: string }) {
  const { t } = useLingui()
  return (
    <Field
      label={t`Your password`}
      name={name}
      type="password"
      autoComplete="current-password"
      dir="ltr"
      maxLength={64}
      required
      error={error}
    />
  )
}
