import * as z from 'zod/mini'

import { NoDetails } from '../kit/endpoint.ts'
import { AmountText } from '../kit/money.ts'
import { Timestamp } from '../kit/moments.ts'
import { PageSize } from '../kit/paging.ts'
import { PromotionId } from '../promotions/promotion-type.ts'
import { ChangeOutcome, proposalRefusals, Reason } from '../staff/changes.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'

/** A code that players enter, in upper case. */
export const PlayerCode = z.string().check(z.regex(/^[A-Z0-9-]{4,40}$/))
/** Maximum number of codes that are created together. */
export const CODES_AT_ONCE = 1_000

export const listPromotionCodes = staffEndpoint({
  summary: 'Returns the codes of a promotion in alphabetical order, with their use.',
  method: 'GET',
  path: '/console/m/:merchant/promotions/:code/codes',
  permission: 'promotions.promotion.read',
  input: z.object({ merchant: Scope, code: PromotionId, after: z.optional(PlayerCode), size: PageSize(50) }),
  output: z.object({
    codes: z.array(
      z.object({
        code: z.string(),
        used: z.number(),
        /** Maximum uses; null for no limit. */
        quota: z.nullable(z.number()),
        /** Null: the amount of the rules. */
        amount: z.nullable(z.string()),
        until: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.string()),
    total: z.number(),
  }),
  refusals: { 'promotion.not.found': NoDetails },
})

export const createPromotionCodes = staffEndpoint({
  summary: 'Creates codes of a promotion, named or random. Without the right to do so alone, it awaits another person.',
  method: 'POST',
  path: '/console/m/:merchant/promotions/:code/codes',
  permission: 'promotions.promotion.update',
  approval: 'promotions.promotion.update',
  input: z.object({
    merchant: Scope,
    code: PromotionId,
    /** Named codes, or the number of random ones. */
    codes: z.union([
      z.array(PlayerCode).check(z.minLength(1), z.maxLength(CODES_AT_ONCE)),
      z.int().check(z.minimum(1), z.maximum(CODES_AT_ONCE)),
    ]),
    quota: z.nullable(z.int().check(z.minimum(1), z.maximum(100_000_000))),
    amount: z.nullable(AmountText),
    until: z.nullable(Timestamp),
    /** A repeated call with this key has no further effect. */
    key: z.uuid(),
    reason: Reason,
  }),
  output: ChangeOutcome,
  refusals: { ...proposalRefusals, 'promotion.not.found': NoDetails },
})
