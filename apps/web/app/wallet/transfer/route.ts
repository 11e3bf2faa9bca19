import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'

/** The two wallets of a transfer: one of them is always the main wallet. */
export interface TransferRoute {
  /** The wallet other than the main one. */
  otherWallet: number
  /** `in`: from the main wallet to the other one; `out`: back to the main wallet. */
  direction: 'in' | 'out'
}

export const sourceWallet = ({ otherWallet, direction }: TransferRoute): number =>
  direction === 'in' ? MAIN_WALLET : otherWallet

export const targetWallet = ({ otherWallet, direction }: TransferRoute): number =>
  direction === 'in' ? otherWallet : MAIN_WALLET

export const reversed = ({ otherWallet, direction }: TransferRoute): TransferRoute => ({
  otherWallet,
  direction: direction === 'in' ? 'out' : 'in',
})

/** Sets the source wallet; the target is adjusted. */
export const withFrom = (route: TransferRoute, from: number): TransferRoute =>
  from === MAIN_WALLET ? { ...route, direction: 'in' } : { otherWallet: from, direction: 'out' }

/** Sets the target wallet; the source is adjusted. */
export const withTo = (route: TransferRoute, to: number): TransferRoute =>
  to === MAIN_WALLET ? { ...route, direction: 'out' } : { otherWallet: to, direction: 'in' }
