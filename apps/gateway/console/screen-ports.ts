import type { Ports } from '../kit/ports.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import type { GuardedActions } from '../staff/public.ts'

/** Ports of the console's screens. */
export interface ScreenPorts extends Ports {
  merchants: MerchantDirectory
  actions: GuardedActions
}
