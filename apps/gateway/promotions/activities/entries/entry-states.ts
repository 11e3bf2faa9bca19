import type { PromotionStatus } from '@ante/contract/promotions/promotion-type.ts'

import { stateMachine } from '../../../kit/state-machine/state-machine.ts'

export type EntryState = PromotionStatus | 'expired'

/** Source: domain handbook 9.2. Only the member may apply again after a rejection, so it is not passed through. */
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

/** Returns the state shown to members: expired is closed. Source: domain handbook 9.2. */
export const shownState = (state: EntryState): PromotionStatus => (state === 'expired' ? 'closed' : state)
