import { matchesPattern } from '../register/matches-pattern.ts'

export type PasswordProblem =
  | 'oldPassword.missing'
  | 'newPassword.missing'
  | 'password.invalid'
  | 'confirmation.missing'
  | 'password.confirmation.mismatch'

/** Checks a new password; without a rule only the gateway checks the pattern. Source: product specification 5. */
export function newPasswordProblem(typed: string, rule: string | null): PasswordProblem | undefined {
  if (typed === '') return 'newPassword.missing'
  return rule === null || matchesPattern(rule, typed) ? undefined : 'password.invalid'
}

export const CHOSEN_FIELDS = ['newPassword', 'confirmNewPassword'] as const
type Chosen = Record<(typeof CHOSEN_FIELDS)[number], string>

export type Problems<Name extends string> = Partial<Record<Name, PasswordProblem>>

/** Checks a new password, typed twice. */
export function chosenProblems(
  { newPassword, confirmNewPassword }: Chosen,
  rule: string | null,
): Problems<keyof Chosen> {
  const problems: Problems<keyof Chosen> = {}
  const passwordProblem = newPasswordProblem(newPassword, rule)
  if (passwordProblem) problems.newPassword = passwordProblem
  if (confirmNewPassword === '') problems.confirmNewPassword = 'confirmation.missing'
  else if (confirmNewPassword !== newPassword) problems.confirmNewPassword = 'password.confirmation.mismatch'
  return problems
}

export const CHANGE_FIELDS = ['oldPassword', ...CHOSEN_FIELDS] as const
export type ChangeField = (typeof CHANGE_FIELDS)[number]

/** An old password may be older than the current rule: if required, it must only be non-empty. */
export function changeProblems(
  { oldPassword, ...chosen }: Record<ChangeField, string>,
  { rule, needsOldPassword }: { rule: string | null; needsOldPassword: boolean },
): Problems<ChangeField> {
  const missing = needsOldPassword && oldPassword === ''
  return { ...(missing && { oldPassword: 'oldPassword.missing' as const }), ...chosenProblems(chosen, rule) }
}
