import type { Ports } from '../../kit/ports.ts'
import type { PartyNames, VendorWallets } from '../../wallet/public.ts'
import type { AgentsPorts } from '../agents-ports.ts'

export interface DownlinePorts extends AgentsPorts, Pick<Ports, 'secrets'> {
  /** The names of those whom a downline's money was with. */
  banks: Pick<VendorWallets, 'names'>
  partyNames: PartyNames
}
