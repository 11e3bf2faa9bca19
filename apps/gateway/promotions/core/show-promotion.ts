import type { Language } from '@ante/contract/merchant/language.ts'
import { getPromotion } from '@ante/contract/promotions/promotions.ts'
import type { PromotionDetail } from '@ante/contract/promotions/promotions.ts'

import type { Db } from '../../kit/db.ts'
import { exactTextOf } from '../../kit/money.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { rewardsFrom, shownReward } from '../rewards/rewards.ts'
import { findPromotion } from './supported-promotion.ts'
import type { SupportedPromotion } from './supported-promotion.ts'
import type { Promotion, Description } from './type-definition.ts'
import type { Entry } from './entries/entries.ts'
import { evaluateFor } from './evaluate.ts'
import { isFor, participantOf } from './participant.ts'
import type { Viewer, PromotionPorts } from './promotion-ports.ts'
import { shownPromotion, textIn } from './shown-promotion.ts'
import { lastEntry, entryStatusOf } from './entry-status.ts'
import type { ViewerState } from './entry-status.ts'

const refuse = refusalsOf(getPromotion)

/** Returns a promotion with its terms and the viewer's entry. */
export async function showPromotion(ports: PromotionPorts, viewer: Viewer, code: string): Promise<PromotionDetail> {
  const { db, clock } = ports
  const now = clock.now()
  const member = await participantOf(db, viewer.member)
  const supported = await findPromotion(db, { merchantCode: viewer.merchantCode, code })
  if (!supported || !isFor(supported.promotion.audience, member, now)) throw refuse('promotion.not.found')
  if (member) await evaluateFor(ports, supported, member)
  const entry = member && (await lastEntry(db, supported.promotion, member.memberId, now))
  return detailOf(ports, viewer, supported, { entry, viewerState: { member, isSignedIn: viewer.member !== null, now } })
}

/** Returns a promotion as a visitor sees it. */
export const detailForVisitor = (
  ports: PromotionPorts,
  viewer: Viewer,
  supported: SupportedPromotion,
): Promise<PromotionDetail> =>
  detailOf(ports, viewer, supported, {
    entry: null,
    viewerState: { member: null, isSignedIn: false, now: ports.clock.now() },
  })

async function detailOf(
  { db, merchants }: PromotionPorts,
  { merchantCode, language }: Viewer,
  supported: SupportedPromotion,
  { entry, viewerState }: { entry: Entry | null; viewerState: ViewerState },
): Promise<PromotionDetail> {
  const { promotion, type } = supported
  const [described, entryStatus] = await Promise.all([
    type.describe(db, promotion),
    entryStatusOf(db, supported, viewerState, entry),
  ])
  return {
    ...shownPromotion(promotion, described, entryStatus, language),
    version: String(promotion.version),
    terms: textIn(promotion, language).terms,
    needs: described.needs.map((need, index) => ({ ...need, done: entryStatus.done?.[index] ?? need.done })),
    ...playOf(promotion, described),
    bonusId: described.bonusId ?? null,
    application: described.application ?? null,
    entry: entry && (await shownEntry(db, entry, { now: viewerState.now, language })),
    currency: merchants.of(merchantCode).currency,
    now: viewerState.now.toISOString(),
  }
}

const HUNDREDTHS = 100n

function playOf(promotion: Promotion, described: Description) {
  const {
    multipleOf = 'reward',
    isCredited = false,
    multipleHundredths,
    rewardDays = promotion.reward_days,
  } = described
  const multiple = exactTextOf(BigInt(multipleHundredths ?? promotion.multiple_hundredths) * HUNDREDTHS)
  return { multiple, multipleOf, rewardDays: isCredited ? null : rewardDays }
}

async function shownEntry(
  db: Db,
  entry: Entry,
  at: { now: Date; language: Language },
): Promise<PromotionDetail['entry']> {
  const pictures = await db
    .selectFrom('promotion_picture')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('entry_id', '=', entry.id)
    .executeTakeFirstOrThrow()
  const reward = await rewardsFrom(db).where('reward.entry_id', '=', entry.id).executeTakeFirst()
  return {
    at: entry.changed_at.toISOString(),
    comment: entry.comment,
    pictures: Number(pictures.count),
    reason: entry.state === 'rejected' ? entry.reason : '',
    reward: reward ? shownReward(reward, at) : null,
  }
}
