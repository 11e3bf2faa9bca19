import type { PromotionStatus } from '@ante/contract/promotions/promotion-type.ts'

import { stateMachine } from '../../../kit/state-machine/state-machine.ts'

export type EntryState = PromotionStatus | 'expired'

/**
 * Source: domain handbook 9.2. `walk` does not pass through `rejected`, because only the member may apply again after a
 * rejection.
 */
export const entryStates = stateMachine({
  name: 'entry',
  table: 'promotion_entry',
  column: 'state',
  edges: {
    coming: ['open'],
    open: ['signed'],
    signed: ['applying', 'closed'],
    applying: ['issued', 'rejected'],
    rejected: ['applying'],
    issued: ['claimed', 'expired'],
    claimed: [],
    expired: [],
    closed: [],
  } satisfies Record<EntryState, readonly EntryState[]>,
  through: ['coming', 'open', 'signed', 'applying'],
  history: { table: 'promotion_step', of: 'entry_id' },
  touch: (now) => ({ changed_at: now }),
})

/** Returns the status shown to members: an expired entry is closed. Source: domain handbook 9.2. */
export const shownState = (state: EntryState): PromotionStatus => (state === 'expired' ? 'closed' : state)
