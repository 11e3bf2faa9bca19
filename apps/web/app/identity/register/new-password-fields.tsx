import type { FieldRule } from '@ante/contract/identity/register.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Field } from '../../ui/field.tsx'
import { StrengthLine } from '../password/strength-line.tsx'
import { problemTexts } from '../refusals.ts'
import type { FieldProblem } from '../refusals.ts'
import { RuleList } from './rule-list.tsx'

interface NewPasswordFieldsProps {
  rule: FieldRule
  /** Names of the person, which a password must not resemble. */
  names: readonly string[]
  problem: FieldProblem | undefined
  confirmationProblem: FieldProblem | undefined
}

/** A new password with the merchant's requirements, and its confirmation. */
export function NewPasswordFields({ rule, names, problem, confirmationProblem }: NewPasswordFieldsProps) {
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useState('')
  const inputProps = {
    type: 'password',
    autoComplete: 'new-password',
    dir: 'ltr',
    maxLength: 64,
    required: true,
  } as const
  return (
    <>
      <Field
        {...inputProps}
        label={t`Password`}
        name="password"
        error={problem && i18n._(problemTexts[problem])}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <StrengthLine typed={typed} names={names} />
      <RuleList pattern={rule.regExp} typed={typed} isWrong={problem === 'password.invalid'} />
      <Field
        {...inputProps}
        label={t`Confirm password`}
        name="confirmPassword"
        error={confirmationProblem && i18n._(problemTexts[confirmationProblem])}
      />
    </>
  )
}
