import { useState } from 'react'

import { Field } from '../../ui/field.tsx'
import { Later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const loadRules = async () => (await import('../register/rule-list.tsx')).RuleList

interface NewPasswordFieldProps {
  label: string
  name: string
  /** The merchant's pattern, if known. */
  rule: string | null
  error: string | null
}

/** Field for a new password, with the merchant's requirements ticked off while typing. */
export function NewPasswordField({ rule, error, ...inputProps }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('')
  return (
    <>
      <Field
        {...inputProps}
        type="password"
        autoComplete="new-password"
        dir="ltr"
        maxLength={64}
        required
        error={error}
        onInput={({ currentTarget: { value } }) => setTyped(value)}
      />
      {rule !== null && (
        <Later
          quiet
          isRequested
          load={loadRules}
          props={{ pattern: rule, typed, isWrong: error !== null }}
          skeleton={<Skeleton height={32} />}
        />
      )}
    </>
  )
}
