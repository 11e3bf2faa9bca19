import type { FieldRule } from '@ante/contract/identity/register.ts'
import { useLingui } from '@lingui/react/macro'

import { problemTexts } from '../refusals.ts'
import type { FieldProblem } from '../refusals.ts'
import { useNameAvailability } from './use-name-availability.ts'
import { RuleList } from './rule-list.tsx'
import { UsernameField } from '../username-field.tsx'

interface NewUsernameFieldProps {
  rule: FieldRule
  /** Typed name. It is state of the form, because the field is unmounted with its tab. */
  typed: string
  onType(username: string): void
  problem: FieldProblem | undefined
}

/** Field for the account name, with the merchant's requirements, and whether the name is available. */
export function NewUsernameField({ rule, typed, onType, problem }: NewUsernameFieldProps) {
  const { t, i18n } = useLingui()
  const isAvailable = useNameAvailability(typed.trim(), rule.regExp)
  const shownProblem = problem ?? (isAvailable === false ? 'username.exists' : undefined)
  return (
    <>
      <UsernameField
        defaultValue={typed}
        error={shownProblem && i18n._(problemTexts[shownProblem])}
        hint={isAvailable === true ? t`This username is available.` : undefined}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
      <RuleList pattern={rule.regExp} typed={typed.trim()} isWrong={problem === 'username.invalid'} />
    </>
  )
}
