import { publishPromotion as endpoint } from '@ante/contract/console/promotions.ts'
import { PromotionId } from '@ante/contract/promotions/promotion-type.ts'
import * as z from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import { ActionProblem, guardedAction } from '../../kit/guarded-action.ts'
import type { GuardedAction } from '../../kit/guarded-action.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { openPromotion, putPromotion } from '../core/stored-promotions.ts'
import { contentOfPromotion, issuesOf, optionsOfContent, PromotionDraftContent } from './promotion-content.ts'
import {
  boundPromotionVersion,
  deletePromotionDraft,
  lockedPromotionDraft,
  storedPromotion,
} from './promotion-drafts.ts'
import type { PromotionDraft } from './promotion-drafts.ts'

export const PROMOTION_PUBLICATION = 'promotions.promotion.publish'

/** Object of a promotion in change requests and the audit log. */
export const objectOfPromotion = (code: string): string => `promotion:${code}`

const refuse = refusalsOf(endpoint)

const Values = z.object({ code: PromotionId, content: PromotionDraftContent })

/**
 * Computes the payments of a merchant before a change; the returned function refuses the change if they exceed the house
 * edge after it.
 */
export type EdgeCheck = (tx: Db, merchantCode: string) => Promise<(tx: Db) => Promise<void>>

/**
 * Returns the action that publishes and opens a promotion. One person with the right `apply` may publish alone; role
 * templates have only the rights to propose and to approve, so that two persons are needed. The values contain the whole
 * content, and an approval is void once the draft or the published promotion has changed.
 */
export const promotionPublication = (checkEdge: EdgeCheck): GuardedAction =>
  guardedAction({
    name: PROMOTION_PUBLICATION,
    permission: 'promotions.promotion.update',
    approval: 'above limit',
    skippable: false,
    values: Values,
    readObject: async (tx, { code }, target) => {
      const draft = await requireDraft(tx, target.merchantCode, code)
      const stored = await storedPromotion(tx, { merchantCode: draft.merchant_code, code })
      return {
        object: objectOfPromotion(code),
        version: await boundPromotionVersion(tx, draft),
        before: stored && { code, content: contentOfPromotion(stored) },
      }
    },
    apply: async (tx, { code, content }, { merchantCode: target, now }) => {
      const draft = await requireDraft(tx, target, code)
      const named = { merchantCode: draft.merchant_code, code }
      await lockPromotionRow(tx, named)
      const stored = await storedPromotion(tx, named)
      if (content.until !== null && new Date(content.until) <= now) throw new ActionProblem('promotion.ended')
      const [issue] = await issuesOf(tx, { ...named, content, stored })
      if (issue) throw new ActionProblem('promotion.invalid', { field: issue.path })
      const requireAffordable = await checkEdge(tx, named.merchantCode)
      await putPromotion(tx, named, optionsOfContent(content))
      await openPromotion(tx, named, now)
      await requireAffordable(tx)
      await deletePromotionDraft(tx, draft)
      return { code, content }
    },
  })

/** Serialises with grants, which count towards quota and budget. */
async function lockPromotionRow(tx: Db, { merchantCode, code }: { merchantCode: string; code: string }): Promise<void> {
  const query = tx.selectFrom('promotion').select('id').where('merchant_code', '=', merchantCode)
  await query.where('code', '=', code).forUpdate().execute()
}

async function requireDraft(tx: Db, merchantCode: string | null, code: string): Promise<PromotionDraft> {
  const draft = merchantCode === null ? null : await lockedPromotionDraft(tx, { merchantCode, code })
  if (!draft) throw refuse('promotion.changed')
  return draft
}
