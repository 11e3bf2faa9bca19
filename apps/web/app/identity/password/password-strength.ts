import { isEasyPassword, isLikeName } from '@ante/contract/identity/easy-password.ts'

export type PasswordStrength = 'weak' | 'fair' | 'strong'

/** Below this length a password can be found by trying all combinations. */
const MIN_LENGTH = 8
const LONG = 12
const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/]

/** Returns how hard a password is to guess, from its length and its kinds of characters; null while it is empty. */
export function passwordStrength(password: string, names: readonly string[]): PasswordStrength | null {
  if (password === '') return null
  const isOwn = names.some((name) => name !== '' && isLikeName(password, name))
  if (isOwn || isEasyPassword(password) || password.length < MIN_LENGTH) return 'weak'
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  if (password.length >= LONG) return kinds >= 2 ? 'strong' : 'fair'
  if (kinds === 1) return 'weak'
  return kinds === 2 ? 'fair' : 'strong'
}
