import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'

/** The two wallets of a transfer: one of them is always the main wallet. */
export interface TransferRoute {
  /** The wallet other than the main one. */
  other: number
  /** Into the other wallet, or out of it. */
  direction: 'in' | 'out'
}

export const sourceWallet = ({ other, direction }: TransferRoute): number => (direction === 'in' ? MAIN_WALLET : other)

export const targetWallet = ({ other, direction }: TransferRoute): number => (direction === 'in' ? other : MAIN_WALLET)

export const reversed = ({ other, direction }: TransferRoute): TransferRoute => ({
  other,
  direction: direction === 'in' ? 'out' : 'in',
})

/** Sets the source wallet; the target is adjusted. */
export const withFrom = (route: TransferRoute, from: number): TransferRoute =>
  from === MAIN_WALLET ? { ...route, direction: 'in' } : { other: from, direction: 'out' }

/** Sets the target wallet; the source is adjusted. */
export const withTo = (route: TransferRoute, to: number): TransferRoute =>
  to === MAIN_WALLET ? { ...route, direction: 'out' } : { other: to, direction: 'in' }
