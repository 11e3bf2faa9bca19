import type { Ports } from '../../kit/ports.ts'
import type { PartyNames, VendorWallets } from '../../wallet/public.ts'
import type { AgentsPorts } from '../agents-ports.ts'

export interface DownlinePorts extends AgentsPorts, Pick<Ports, 'secrets'> {
  /** Names of vendors with wallets, for the account records of a downline. */
  banks: Pick<VendorWallets, 'names'>
  partyNames: PartyNames
}
