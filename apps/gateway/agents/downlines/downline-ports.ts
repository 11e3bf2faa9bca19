import type { VendorBanks } from '../../wallet/public.ts'
import type { AgentsPorts } from '../agents-ports.ts'

export interface DownlinePorts extends AgentsPorts {
  /** The names of those whom a downline's money was with. */
  banks: Pick<VendorBanks, 'names'>
}
