import type { Ports } from '../kit/ports.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import type { GuardedAction } from '../kit/guarded-action.ts'

/** Ports of the staff capability that are also available to commands. */
export type StaffPorts = Pick<Ports, 'db' | 'clock' | 'secrets'>

/** Guarded actions by name; filled by the composition root. */
export type GuardedActions = ReadonlyMap<string, GuardedAction>

export interface ConsolePorts extends StaffPorts, Pick<Ports, 'log' | 'config'> {
  merchants: MerchantDirectory
  actions: GuardedActions
}
