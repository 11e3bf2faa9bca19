import type { Ports } from '../kit/ports.ts'
import type { MerchantDirectory } from '../merchant/public.ts'

export interface AgentsPorts extends Pick<Ports, 'db' | 'clock' | 'log' | 'bus'> {
  merchants: Pick<MerchantDirectory, 'of' | 'moduleIsOn'>
}
