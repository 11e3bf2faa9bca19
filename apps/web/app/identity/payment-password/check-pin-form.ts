import { isEasyPaymentPassword, PAYMENT_PASSWORD } from '@ante/contract/identity/payment-password.ts'

import { codeDigits } from '../../lib/i18n/code-digits.ts'

/** Authorization for choosing a payment password: the login password, the old one, a code; or none yet. */
export type PinProof = 'password' | 'oldPin' | 'code'

export const PIN_FIELD_NAMES = ['proof', 'newPin', 'confirmPin'] as const
export type PinFieldName = (typeof PIN_FIELD_NAMES)[number]

export type PinFormProblem =
  | 'password.missing'
  | 'payment.password.short'
  | 'verification.code.missing'
  | 'payment.password.invalid'
  | 'payment.password.easy'
  | 'payment.password.confirmation.mismatch'
  | 'modify.new.old.same'

/** Returns the problems of the form before the call. */
export function pinProblems(
  { proof, newPin, confirmPin }: Record<PinFieldName, string>,
  neededProof: PinProof,
): Partial<Record<PinFieldName, PinFormProblem>> {
  const missing = proofProblem(proof, neededProof)
  const pinProblem = newPinProblem(newPin, neededProof === 'oldPin' ? proof : null)
  return {
    ...(missing && { proof: missing }),
    ...(pinProblem && { newPin: pinProblem }),
    ...(!pinProblem && newPin !== confirmPin && { confirmPin: 'payment.password.confirmation.mismatch' as const }),
  }
}

function proofProblem(proof: string, neededProof: PinProof): PinFormProblem | null {
  if (neededProof === 'password') return proof === '' ? 'password.missing' : null
  if (neededProof === 'oldPin') return PAYMENT_PASSWORD.test(proof) ? null : 'payment.password.short'
  return codeDigits(proof, 10) === '' ? 'verification.code.missing' : null
}

function newPinProblem(pin: string, old: string | null): PinFormProblem | null {
  if (!PAYMENT_PASSWORD.test(pin)) return 'payment.password.invalid'
  if (isEasyPaymentPassword(pin)) return 'payment.password.easy'
  return pin === old ? 'modify.new.old.same' : null
}
