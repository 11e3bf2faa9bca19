import type { LocalListener } from '../kit/listen-locally.ts'
import type { Ports } from '../kit/ports.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import type { Outbox } from '../outbox/public.ts'
import type { GuardedActions } from '../staff/public.ts'

/** Ports of the screens of the operator console. */
export interface ScreenPorts extends Ports {
  merchants: MerchantDirectory
  actions: GuardedActions
  outbox: Pick<Outbox, 'isUp'>
  /** Accepts calls to this gateway at an address that only its own machine reaches. */
  listenLocally(): Promise<LocalListener>
}
