import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import { LOTTERY_WALLET, MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import type { listMerchantWallets } from '@ante/contract/wallet/balance.ts'

import type { SignedIn } from '../kit/context.ts'
import { walletName } from './rules.ts'
import type { VendorBalances } from './vendor-transfers/vendor-balances.ts'

type Wallets = OutputOf<typeof listMerchantWallets>

/**
 * Returns the wallets of a merchant: its own, and one for each offered vendor that holds money itself. Trial merchants
 * have only the main one.
 */
export async function merchantWallets(
  vendorBalances: VendorBalances,
  { merchantCode, type, currency }: Pick<SignedIn, 'merchantCode' | 'type' | 'currency'>,
): Promise<Wallets> {
  const wallets = type === TRIAL ? [MAIN_WALLET] : [MAIN_WALLET, LOTTERY_WALLET]
  const namedWallets = wallets.map((walletId) => ({ walletId, accountName: walletName(walletId) }))
  return { wallets: [...namedWallets, ...(await vendorBalances.walletsAt(merchantCode))], currency }
}
