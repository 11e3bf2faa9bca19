import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import type { joinPromotion } from '@ante/contract/promotions/activities.ts'

import type { MemberContext } from '../../kit/context.ts'
import type { Ports } from '../../kit/ports.ts'
import { act, currentPeriod, refuse } from './act.ts'
import { lockedActivity } from './activity.ts'
import { move } from '../../kit/state-machine/move.ts'
import { illegal } from '../../kit/state-machine/transition-errors.ts'
import { entryStates } from './entries/entry-states.ts'
import { grantReward } from './grant-reward.ts'

/** Joins the member; if joining is the only condition, the reward is granted immediately. */
export function join(
  ports: Pick<Ports, 'db' | 'clock'>,
  context: Pick<MemberContext, 'member' | 'idempotencyKey'>,
  { promotionId: code, version }: ParsedInputOf<typeof joinPromotion>,
): Promise<string> {
  return act(ports, context, {
    find: (tx, merchantCode) => lockedActivity(tx, { merchantCode, code }),
    notFound: () => refuse('promotion.not.found'),
    version,
    periodAt: currentPeriod,
    work: async (tx, { supported: { activity, type }, member, currency, entry, step, requestKey }) => {
      const transition = { id: entry.id, from: entry.state, to: 'signed' } as const
      if (!type.join) throw illegal(entryStates, transition)
      const change = { request_key: requestKey }
      const signed = await move(tx, entryStates, transition, { ...step, change })
      const amount = await type.join(tx, { activity, member, now: step.now })
      if (amount !== null) await grantReward(tx, activity, signed, { ...step, amount, currency })
    },
  })
}
