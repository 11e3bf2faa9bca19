import type { FieldRule } from '@ante/contract/identity/register.ts'
import { useLingui } from '@lingui/react/macro'

import { problemWords } from '../refusals.ts'
import type { FieldProblem } from '../refusals.ts'
import { RuleList } from './rule-list.tsx'
import { UsernameField } from '../username-field.tsx'

interface UsernameLineProps {
  rule: FieldRule
  /** Kept by the form: the field is unmounted with its tab. */
  typed: string
  onType(username: string): void
  problem: FieldProblem | undefined
}

/** Field for the account name, with the merchant's requirements. */
export function UsernameLine({ rule, typed, onType, problem }: UsernameLineProps) {
  const { i18n } = useLingui()
  return (
    <>
      <UsernameField
        defaultValue={typed}
        error={problem && i18n._(problemWords[problem])}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
      <RuleList pattern={rule.regExp} typed={typed.trim()} wrong={problem === 'username.invalid'} />
    </>
  )
}
