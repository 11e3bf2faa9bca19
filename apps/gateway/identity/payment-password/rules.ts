import { isEasyPaymentPassword, PAYMENT_PASSWORD } from '@ante/contract/identity/payment-password.ts'

export interface ChosenPaymentPassword {
  newPaymentPassword: string
  confirmNewPaymentPassword: string
}

/** Returns why this is not a valid payment password, or null. */
export function paymentPasswordRefusal({
  newPaymentPassword: newPassword,
  confirmNewPaymentPassword,
}: ChosenPaymentPassword) {
  if (!PAYMENT_PASSWORD.test(newPassword)) return 'payment.password.invalid'
  if (isEasyPaymentPassword(newPassword)) return 'payment.password.easy'
  return newPassword === confirmNewPaymentPassword ? null : 'payment.password.confirmation.mismatch'
}
