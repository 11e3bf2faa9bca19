import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import type { joinPromotion } from '@ante/contract/promotions/promotions.ts'

import type { MemberContext } from '../../kit/context.ts'
import type { Ports } from '../../kit/ports.ts'
import { runMemberAction, currentPeriod, refuse } from './member-action.ts'
import { lockPromotion } from './supported-promotion.ts'
import { move } from '../../kit/state-machine/move.ts'
import { illegal } from '../../kit/state-machine/transition-errors.ts'
import { entryStates } from './entries/entry-states.ts'
import { grantReward } from './grant-reward.ts'

/** Enters the member into a promotion. If no other condition exists, the reward is granted immediately. */
export function join(
  ports: Pick<Ports, 'db' | 'clock'>,
  context: Pick<MemberContext, 'member' | 'idempotencyKey'>,
  { promotionId: code, version }: ParsedInputOf<typeof joinPromotion>,
): Promise<string> {
  return runMemberAction(ports, context, {
    find: (tx, merchantCode) => lockPromotion(tx, { merchantCode, code }),
    notFound: () => refuse('promotion.not.found'),
    version,
    periodAt: currentPeriod,
    work: async (tx, { supported: { promotion, type }, member, currency, entry, step, requestKey }) => {
      const transition = { id: entry.id, from: entry.state, to: 'signed' } as const
      if (!type.join) throw illegal(entryStates, transition)
      const change = { request_key: requestKey }
      const signed = await move(tx, entryStates, transition, { ...step, change })
      const amount = await type.join(tx, { promotion, member, now: step.now })
      if (amount !== null) await grantReward(tx, promotion, signed, { ...step, amount, currency })
    },
  })
}
