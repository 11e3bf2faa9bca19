import { LOTTERY_WALLET, MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import type { WalletBalances } from '@ante/contract/wallet/balance.ts'

import { unitsOf } from '../pay/units.ts'

/** Wallets debited for a bet, in 1/10,000 of the currency. */
export interface Payment {
  main: bigint
  lottery: bigint
  /** Amount transferred from the main wallet to cover the deficit of the lottery wallet, in whole cents. */
  transferred: bigint
  enough: boolean
}

const CENT = 100n

export function paymentOf(
  { balance }: Pick<WalletBalances, 'balance'>,
  amount: bigint,
  { together }: { together: boolean },
): Payment {
  const inWallet = (wallet: number) => unitsOf(balance.find(({ walletId }) => walletId === wallet)?.availBalance ?? '0')
  const [main, lottery] = [inWallet(MAIN_WALLET), inWallet(LOTTERY_WALLET)] as const
  const lacking = amount > lottery ? amount - lottery : 0n
  const transferred = ((lacking + CENT - 1n) / CENT) * CENT
  return { main, lottery, transferred, enough: transferred === 0n || (together && transferred <= main) }
}
