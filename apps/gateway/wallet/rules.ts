import { LOTTERY_WALLET, MAIN_WALLET } from '@ante/contract/wallet/balance.ts'

/** What the wire calls the wallet that is kept apart for the lottery. */
export const LOTTERY = 'LOTTERY'

/** As the wire calls a wallet; what a player reads is the page's business. */
export function walletName(typeId: number): string {
  if (typeId === LOTTERY_WALLET) return LOTTERY
  return typeId === MAIN_WALLET ? 'MAIN' : `WALLET_${typeId}`
}

/** The short sign of a currency, as in ₱ for PHP. */
export function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return parts.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency
}
