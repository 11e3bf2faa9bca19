import type { SecurityConfig } from '@ante/contract/identity/security-config.ts'

export interface Guards {
  authenticator: boolean
  passkeys: number
  recoveryCodesLeft: number
}

/** Security level of an account, of three. */
export type SecurityLevel = 1 | 2 | 3

/** The recommended next step. */
export type SecurityAdvice = 'secondGuard' | 'recoveryCodes' | 'authenticator' | 'passkey' | 'nothing'

/** Number of remaining recovery codes up to which new ones are recommended. */
const FEW_CODES = 2

export function securityLevel({ authenticator, passkeys }: Guards): SecurityLevel {
  if (authenticator && passkeys > 0) return 3
  return authenticator || passkeys > 0 ? 2 : 1
}

export const isShortOfCodes = ({ authenticator, recoveryCodesLeft }: Guards): boolean =>
  authenticator && recoveryCodesLeft <= FEW_CODES

export function securityAdvice(guards: Guards): SecurityAdvice {
  if (isShortOfCodes(guards)) return 'recoveryCodes'
  if (!guards.authenticator) return guards.passkeys > 0 ? 'authenticator' : 'secondGuard'
  return guards.passkeys > 0 ? 'nothing' : 'passkey'
}

/** Number of active security factors of the account and its money. */
export function activeGuards(config: SecurityConfig): { done: number; all: number } {
  const { payeeName, mobileNum, email, loginPassword, paymentPassword, bankCards, secondFactor } = config
  const protections = [
    payeeName !== null,
    mobileNum.masked !== null,
    email !== null,
    loginPassword.set,
    paymentPassword.set,
    bankCards.count > 0,
    secondFactor.authenticator,
    secondFactor.passkeys > 0,
  ]
  return { done: protections.filter(Boolean).length, all: protections.length }
}
