import type { Ports } from '../../kit/ports.ts'
import type { PartyNames, VendorBanks } from '../../wallet/public.ts'
import type { AgentsPorts } from '../agents-ports.ts'

export interface DownlinePorts extends AgentsPorts, Pick<Ports, 'secrets'> {
  /** The names of those whom a downline's money was with. */
  banks: Pick<VendorBanks, 'names'>
  partyNames: PartyNames
}
