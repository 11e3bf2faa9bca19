import * as z from 'zod/mini'

import { NoDetails } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'

export const ExclusionKind = z.enum(['timeOut', 'exclusion'])
export type ExclusionKind = z.output<typeof ExclusionKind>

export const LimitPeriod = z.enum(['day', 'week', 'month'])
export type LimitPeriod = z.output<typeof LimitPeriod>

/**
 * Excluded members can neither deposit nor play, and get no promotions. `until` is null for an exclusion without an
 * end.
 */
export const exclusionRefusals = {
  'responsible.gaming.excluded': z.object({ kind: ExclusionKind, until: z.nullable(z.string()) }),
}

/** Refusals of a stake by the account's state and the member's own limits. Winnings and refunds are never refused. */
export const stakeRefusals = {
  'account.disabled': NoDetails,
  ...exclusionRefusals,
  'responsible.gaming.loss.limit': z.object({
    left: DecimalText,
    currency: Currency,
    period: LimitPeriod,
    until: z.string(),
  }),
  'responsible.gaming.session.limit': z.object({ until: z.string() }),
}

/** Refusals of a deposit; `left` is the amount that can still be deposited before `until`. */
export const depositRefusals = {
  ...exclusionRefusals,
  'responsible.gaming.deposit.limit': z.object({
    left: DecimalText,
    currency: Currency,
    period: LimitPeriod,
    until: z.string(),
  }),
}
