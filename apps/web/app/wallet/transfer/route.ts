import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'

/** Between which wallets: one of the two is always the main one. */
export interface TransferRoute {
  /** The wallet at the other end. */
  other: number
  /** Into that wallet, or out of it. */
  direction: 'in' | 'out'
}

export const fromOf = ({ other, direction }: TransferRoute): number => (direction === 'in' ? MAIN_WALLET : other)

export const toOf = ({ other, direction }: TransferRoute): number => (direction === 'in' ? other : MAIN_WALLET)

export const turned = ({ other, direction }: TransferRoute): TransferRoute => ({
  other,
  direction: direction === 'in' ? 'out' : 'in',
})

/** Somebody chooses where it comes from; the other end follows. */
export const withFrom = (route: TransferRoute, from: number): TransferRoute =>
  from === MAIN_WALLET ? { ...route, direction: 'in' } : { other: from, direction: 'out' }

/** Somebody chooses where it goes. */
export const withTo = (route: TransferRoute, to: number): TransferRoute =>
  to === MAIN_WALLET ? { ...route, direction: 'out' } : { other: to, direction: 'in' }
