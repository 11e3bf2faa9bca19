import { StaffMail } from '@ante/contract/staff/sign-in.ts'

import type { Parameter } from '../../operator/kit/command.ts'
import { UsageError } from '../../operator/kit/failures.ts'

export const mailParameter: Parameter = { name: 'mail', about: 'the mail address, which is the login' }
export const nameParameter: Parameter = { name: 'name', about: 'the name that other staff sees' }
export const reason = { value: 'text', about: 'why; stored in the audit log' }

/** Returns a typed mail address; throws `UsageError` for other text. */
export function mailIn(word: string | undefined): string {
  const parsed = StaffMail.safeParse(word)
  if (!parsed.success) throw new UsageError(`${word ?? ''} is not a mail address.`)
  return parsed.data
}

/** Returns the reason; throws `UsageError` if it is missing or shorter than three characters. */
export const reasonIn = (options: Record<string, string>): string => {
  const text = options['reason']?.trim() ?? ''
  if (text.length < 3) throw new UsageError('--reason is required.')
  return text
}
