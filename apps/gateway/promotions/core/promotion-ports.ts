import type { CallContext } from '../../kit/context.ts'
import type { Ports } from '../../kit/ports.ts'
import type { MerchantDirectory } from '../../merchant/public.ts'

export interface PromotionPorts extends Pick<Ports, 'db' | 'clock' | 'log'> {
  merchants: Pick<MerchantDirectory, 'of'>
}

/** Viewer of promotions: a visitor, or a member. */
export type Viewer = Pick<CallContext, 'merchantCode' | 'language' | 'member'>
