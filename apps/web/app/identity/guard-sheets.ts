import { loadPageMessages } from '../lib/i18n/messages.ts'

/** Sheets that other capabilities open as well, each loaded on demand with its messages. */
export const loadPaymentPasswordSheet = async () => {
  const sheet = import('./payment-password/payment-password-sheet.tsx')
  await loadPageMessages(['identity', 'guards'])
  return (await sheet).PaymentPasswordSheet
}

export const loadPayeeNameSheet = async () => {
  const sheet = import('./payee-name/payee-name-sheet.tsx')
  await loadPageMessages(['identity', 'guards'])
  return (await sheet).PayeeNameSheet
}
