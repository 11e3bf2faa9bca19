import type { Winner } from '@ante/contract/catalogue/winners.ts'

import type { Catalogue } from '../catalogue/public.ts'
import type { Ports } from '../kit/ports.ts'
import type { VendorMoney } from '../wallet/public.ts'
import type { VendorCalls } from './calls/vendor-calls.ts'

/** Ports of `launch`. */
export interface LaunchPorts extends Pick<Ports, 'db' | 'pool' | 'clock' | 'bus' | 'log' | 'secrets'> {
  catalogue: Pick<
    Catalogue,
    'gameByNode' | 'lobbyOf' | 'nodeOf' | 'gamesOfClass' | 'ofMerchant' | 'availabilityOf' | 'regionsOf'
  >
  /** Transfers a member's balance to the wallet of the game. */
  money: Pick<VendorMoney, 'sweepToMain' | 'sweepTo'>
  /** Records calls of vendors. */
  vendorCalls: VendorCalls
  /** Called after the commit of each win that is announced on the merchant's site. */
  onWin(merchantCode: string, winner: Winner): void
}
