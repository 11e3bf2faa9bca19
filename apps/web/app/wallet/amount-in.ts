import type { WalletBalances } from '@ante/contract/wallet/balance.ts'

/** What is in one wallet; undefined while that wallet is not known. */
export const amountIn = ({ balance }: WalletBalances, walletTypeId: number): string | undefined =>
  balance.find(({ accountTypeId }) => accountTypeId === walletTypeId)?.availBalance
