import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'

import { Field } from '../ui/field.tsx'

/** Field for an account name: without autocorrection, left-to-right in every language. */
export function UsernameField(
  fieldProps: Pick<
    ComponentProps<typeof Field>,
    'ref' | 'defaultValue' | 'error' | 'hint' | 'onInput' | 'autoComplete'
  >,
) {
  const { t } = useLingui()
  return (
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
      {...fieldProps}
    />
  )
}
