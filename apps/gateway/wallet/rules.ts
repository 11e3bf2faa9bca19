import { LOTTERY_WALLET, MAIN_WALLET } from '@ante/contract/wallet/balance.ts'

/** Wire name of the lottery wallet. */
export const LOTTERY = 'LOTTERY'

/** Returns the wire name of a wallet; the page chooses the displayed name. */
export function walletName(typeId: number): string {
  if (typeId === LOTTERY_WALLET) return LOTTERY
  return typeId === MAIN_WALLET ? 'MAIN' : `WALLET_${typeId}`
}

/** Cached symbols: every balance contains one. */
const symbols = new Map<string, string>()

/** Returns the narrow symbol of a currency, such as ₱ for PHP. */
export function currencySymbol(currency: string): string {
  const known = symbols.get(currency)
  if (known !== undefined) return known
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const symbol = parts.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency
  symbols.set(currency, symbol)
  return symbol
}
