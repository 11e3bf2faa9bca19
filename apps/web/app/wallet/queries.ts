import type { WalletBalances } from '@ante/contract/wallet/balance.ts'
import { queryOptions } from '@tanstack/react-query'

import { asks } from '../lib/calls/query-client.ts'

/** The member's wallets; the live stream keeps the sum and the main wallet true. */
export const walletBalance = queryOptions({
  queryKey: ['wallet', 'balance'],
  queryFn: asks(async () => (await import('@ante/contract/wallet/balance.ts')).getBalance, { typeId: 0 }),
})

/** What is in one wallet, or in all of them where none is named; undefined while that wallet is not known. */
export const amountIn = ({ sumBalance, balance }: WalletBalances, walletTypeId?: number): string | undefined =>
  walletTypeId === undefined
    ? sumBalance
    : balance.find(({ accountTypeId }) => accountTypeId === walletTypeId)?.availBalance
