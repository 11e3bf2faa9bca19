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

/** After a vendor gave no sign of life nobody has to hurry. */
const RETRY_AFTER_SECONDS = 30

export interface MoneyForLaunchPorts {
  db: Db
  money: Pick<VendorMoney, 'sweepToMain' | 'sweepTo'>
}

/**
 * Brings all of a member's money to where the game takes its stakes from: into the vendor's own wallet, or home. Refuses where
 * that cannot be; the money is then where the refusal says.
 */
export async function moneyForLaunch(
  { db, money }: MoneyForLaunchPorts,
  { memberId, account, currency, merchantCode, type }: SignedIn,
  { vendor, vendorName, protocol, name: gameName }: LaunchableGame,
): Promise<void> {
  const owner = { memberId: BigInt(memberId), account, currency, merchantCode }
  if (protocol !== 'business') {
    // A vendor that keeps silent keeps what it has: the game opens with all the rest.
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
