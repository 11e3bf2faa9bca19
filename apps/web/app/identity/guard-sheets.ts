/** Sheets that pages of other capabilities open as well, each loaded when it is first wanted. */
export const loadPaymentPasswordSheet = async () =>
  (await import('./payment-password/payment-password-sheet.tsx')).PaymentPasswordSheet

export const loadPayeeNameSheet = async () => (await import('./payee-name/payee-name-sheet.tsx')).PayeeNameSheet
