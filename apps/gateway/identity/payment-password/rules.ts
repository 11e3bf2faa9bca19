import { isEasyPaymentPassword, PAYMENT_PASSWORD } from '@ante/contract/identity/payment-password.ts'

export interface ChosenPaymentPassword {
  newPaymentPassword: string
  confirmNewPaymentPassword: string
}

/** Returns why this is not a valid payment password, or null. */
export function paymentPasswordRefusal({
  newPaymentPassword: chosen,
  confirmNewPaymentPassword,
}: ChosenPaymentPassword) {
  if (!PAYMENT_PASSWORD.test(chosen)) return 'payment.password.invalid'
  if (isEasyPaymentPassword(chosen)) return 'payment.password.easy'
  return chosen === confirmNewPaymentPassword ? null : 'payment.password.confirmation.mismatch'
}
