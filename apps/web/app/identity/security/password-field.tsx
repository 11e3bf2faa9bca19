import { useLingui } from '@lingui/react/macro'

import { Field } from '../../ui/field.tsx'

/** Field in which members confirm their identity by password. */
export function PasswordField({ error, name = 'password' }: { error: string | null; name?: string }) {
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
