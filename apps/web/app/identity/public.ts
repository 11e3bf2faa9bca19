/** What other capabilities may use of `identity`. */
export { failureWords } from './failure-words.ts'
export { loadPayeeNameSheet, loadPaymentPasswordSheet } from './guard-sheets.ts'
export { pinRefusal } from './payment-password/pin-words.ts'
export { securityConfig } from './security/queries.ts'
export { leaveDevice, signOut } from './sign-out.ts'
