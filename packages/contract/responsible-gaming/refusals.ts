import * as z from 'zod/mini'

import { Currency, DecimalText } from '../kit/money.ts'

export const ExclusionKind = z.enum(['timeOut', 'exclusion'])
export type ExclusionKind = z.output<typeof ExclusionKind>

export const LimitPeriod = z.enum(['day', 'week', 'month'])
export type LimitPeriod = z.output<typeof LimitPeriod>

/**
 * Whoever rests from play neither deposits nor plays, and no promotion reaches him. `until` is null of what has no end
 * yet.
 */
export const exclusionRefusals = {
  'responsible.gaming.excluded': z.object({ kind: ExclusionKind, until: z.nullable(z.string()) }),
}

/** Why a stake is refused that the member does not allow himself. Winnings and what comes back are never refused. */
export const stakeRefusals = {
  ...exclusionRefusals,
  'responsible.gaming.loss.limit': z.object({ left: DecimalText, currency: Currency, period: LimitPeriod, until: z.string() }),
  'responsible.gaming.session.limit': z.object({ until: z.string() }),
}

/** The same of a deposit; `left` is what may still be deposited before `until`. */
export const depositRefusals = {
  ...exclusionRefusals,
  'responsible.gaming.deposit.limit': z.object({ left: DecimalText, currency: Currency, period: LimitPeriod, until: z.string() }),
}
