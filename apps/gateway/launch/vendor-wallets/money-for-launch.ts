import { launchGame } from '@ante/contract/launch/launch-game.ts'

import { vendorNames } from '../../catalogue/public.ts'
import type { LaunchableGame } from '../../catalogue/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { VendorMoney } from '../../wallet/public.ts'
import { playModeOf } from '../rules.ts'

const refuse = refusalsOf(launchGame)

/** Retry hint after a vendor did not answer. */
const RETRY_AFTER_SECONDS = 30

export interface MoneyForLaunchPorts {
  db: Db
  money: Pick<VendorMoney, 'sweepToMain' | 'sweepTo'>
}

/**
 * Transfers all of a member's balances to the wallet of the game: the vendor wallet, or the main wallet. Refuses if the
 * transfer is impossible; the refusal names the vendor that holds the balance.
 */
export async function moneyForLaunch(
  { db, money }: MoneyForLaunchPorts,
  { memberId, account, currency, merchantCode, type }: SignedIn,
  { vendor, vendorName, protocol, name: gameName }: LaunchableGame,
): Promise<void> {
  const owner = { memberId: BigInt(memberId), account, currency, merchantCode }
  if (protocol !== 'business') {
    // If a vendor does not answer, its balance stays there, and the game opens with all other balances.
    await money.sweepToMain(owner)
    return
  }
  if (playModeOf(type) === 'fun') throw refuse('game.real.only', { gameName })
  const brought = await money.sweepTo(owner, vendor)
  switch (brought.kind) {
    case 'ready':
      return
    case 'vendor.unavailable':
      throw refuse('vendor.unavailable', { vendorName, retryAfterSeconds: RETRY_AFTER_SECONDS })
    case 'transfer.uncertain':
    case 'transfer.refused':
      throw refuse(brought.kind, { amount: textOf(brought.units), currency })
    case 'transfer.elsewhere': {
      const names = await vendorNames(db, [brought.vendor])
      throw refuse('transfer.elsewhere', {
        vendor: brought.vendor,
        vendorName: names.get(brought.vendor) ?? brought.vendor,
        amount: textOf(brought.units),
        currency,
      })
    }
  }
}
