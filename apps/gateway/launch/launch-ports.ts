import type { Winner } from '@ante/contract/catalogue/winners.ts'

import type { Catalogue } from '../catalogue/public.ts'
import type { Ports } from '../kit/ports.ts'
import type { VendorMoney } from '../wallet/public.ts'

/** What `launch` needs of the outside. */
export interface LaunchPorts extends Pick<Ports, 'db' | 'pool' | 'clock' | 'bus' | 'log' | 'secrets'> {
  catalogue: Pick<
    Catalogue,
    'gameByNode' | 'lobbyOf' | 'nodeOf' | 'gamesOfClass' | 'offerOf' | 'availabilityOf' | 'regionsOf'
  >
  /** Brings a member's money to where he plays. */
  money: Pick<VendorMoney, 'sweepToMain' | 'sweepTo'>
  /** Told after the commit of each win that is worth telling everybody at the merchant's site. */
  onWin(merchantCode: string, winner: Winner): void
}
