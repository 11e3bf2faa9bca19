import { requestPasswordLink } from '@ante/contract/identity/reset-password.ts'

export const EMAIL_FIELDS = ['username', 'email'] as const
export type EmailField = (typeof EMAIL_FIELDS)[number]

/** Typed identity of the account. */
export type ForgottenField = Record<EmailField, string>

export type EmailProblem = 'username.missing' | 'username.invalid' | 'email.incorrect'

const { username: Username, email: Email } = requestPasswordLink.input.shape

/** Checks the name by the rule of the login, and the address by a simple pattern. Source: product specification 5. */
export function emailProblems({ username, email }: ForgottenField): Partial<Record<EmailField, EmailProblem>> {
  const problems: Partial<Record<EmailField, EmailProblem>> = {}
  if (username.trim() === '') problems.username = 'username.missing'
  else if (!Username.safeParse(username).success) problems.username = 'username.invalid'
  if (!Email.safeParse(email).success) problems.email = 'email.incorrect'
  return problems
}
