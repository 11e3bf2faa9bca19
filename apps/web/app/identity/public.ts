/** Exports of `identity` for other capabilities. */
export { loadPayeeNameSheet, loadPaymentPasswordSheet } from './guard-sheets.ts'
export { invitationLink } from './register/invitation-link.ts'
export { SECURITY_KEY, securityConfig, WITHDRAWAL_KEY, withdrawSettings } from './security/queries.ts'
export { clearDeviceData as leaveDevice, signOut } from './sign-out.ts'
