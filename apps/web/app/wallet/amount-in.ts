import type { WalletBalances } from '@ante/contract/wallet/balance.ts'

/** Returns the balance of one wallet; undefined while that wallet is unknown. */
export const amountIn = ({ balance }: WalletBalances, walletTypeId: number): string | undefined =>
  balance.find(({ walletId }) => walletId === walletTypeId)?.availBalance
