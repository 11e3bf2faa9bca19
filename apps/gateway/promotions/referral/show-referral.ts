import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import { INVITEES_PER_PAGE } from '@ante/contract/promotions/referral.ts'
import type { getReferralDetails, listInvitees, ReferralOffer } from '@ante/contract/promotions/referral.ts'
import { sql } from 'kysely'

import { requireNotExcluded } from '../../responsible-gaming/public.ts'
import { countInvited, invitationCodeOf, invitedBy } from '../../identity/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { maskedAccount } from '../../kit/masked-account.ts'
import { exactTextOf, textOf, unitsOf } from '../../kit/money.ts'
import { pageOf } from '../../kit/page-of.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import type { MerchantDirectory } from '../../merchant/public.ts'
import { visiblePromotions } from '../core/supported-promotion.ts'
import type { SupportedPromotion } from '../core/supported-promotion.ts'
import { evaluateFor } from '../core/evaluate.ts'
import { isExhausted } from '../core/grant-reward.ts'
import { requireParticipant, isFor } from '../core/participant.ts'
import type { Participant } from '../core/participant.ts'
import type { PromotionPorts } from '../core/promotion-ports.ts'
import { phaseOf } from '../core/entry-status.ts'
import { progressOf } from './friends.ts'
import { friendPeriod } from './referral.ts'
import { stepOf } from './rules.ts'
import type { ReferralRules } from './rules.ts'

export interface ReferralPorts extends PromotionPorts {
  merchants: Pick<MerchantDirectory, 'of' | 'moduleIsOn'>
}

/** Returns a member's invitation, after granting the rewards that friends have earned by now. */
export async function showReferral(
  ports: ReferralPorts,
  signedIn: SignedIn,
): Promise<OutputOf<typeof getReferralDetails>> {
  const { db, clock, merchants } = ports
  const member = await requireParticipant(db, signedIn)
  const { memberId, merchantCode } = member
  // The registration links of friends and of agents' players need this module.
  if (!merchants.moduleIsOn(merchantCode, 'AFFMAN3')) throw commonRefusal('function.not.available')
  const now = clock.now()
  // Excluded members get no invitation offers.
  await requireNotExcluded(db, memberId, now)
  const referrals = await referralsFor(db, member, now)
  for (const { supported: known } of referrals) await evaluateFor(ports, known, member)
  const { hosts, currency } = merchants.of(merchantCode)
  const [first] = referrals
  return {
    referralCode: await invitationCodeOf(db, { id: memberId, merchantCode }, now),
    totalInvitations: await countInvited(db, { memberId, merchantCode }),
    promotionDomains: hosts,
    offer: first ? offerOf(first) : null,
    earned: await earnedBy(db, memberId),
    currency,
  }
}

interface Running {
  supported: SupportedPromotion
  rules: ReferralRules
}

/** Returns the running referral promotions for this member, in the merchant's order. */
async function referralsFor(db: Db, member: Participant, now: Date): Promise<Running[]> {
  const promotions = await visiblePromotions(db, member.merchantCode, now)
  return promotions.flatMap((supported): Running[] => {
    const { promotion } = supported
    const isOpen =
      phaseOf(promotion, now) === 'running' && !isExhausted(promotion) && isFor(promotion.audience, member, now)
    // Typed rules; they were validated when the promotion was read.
    return promotion.type === 'REFERRAL' && isOpen
      ? [{ supported, rules: promotionRules.REFERRAL.parse(promotion.rules) }]
      : []
  })
}

const HUNDREDTHS = 100n

function offerOf({ supported: { promotion }, rules: { friend, play } }: Running): ReferralOffer {
  return {
    promotionId: promotion.code,
    friend: friend
      ? {
          amount: textOf(unitsOf(friend.amount)),
          deposit: textOf(unitsOf(friend.deposit)),
          multiple: String(friend.multiple),
        }
      : null,
    play: play ? { percent: play.percent, cap: play.cap === undefined ? null : textOf(unitsOf(play.cap)) } : null,
    multiple: exactTextOf(BigInt(promotion.multiple_hundredths) * HUNDREDTHS),
    until: promotion.ends_at?.toISOString() ?? null,
  }
}

async function earnedBy(db: Db, memberId: bigint) {
  const { rows } = await sql<{ friends: bigint; play: bigint }>`
    select coalesce(sum(reward.amount) filter (where entry.period like 'friend:%'), 0)::int8 as friends,
      coalesce(sum(reward.amount) filter (where entry.period like 'play:%'), 0)::int8 as play
    from reward join promotion_entry entry on entry.id = reward.entry_id
    where reward.member_id = ${memberId} and reward.type = 'REFERRAL'`.execute(db)
  const { friends = 0n, play = 0n } = rows[0] ?? {}
  return { friends: textOf(friends), play: textOf(play), total: textOf(friends + play) }
}

/** Returns the friends of a member with their progress. It does not reveal that an account is closed or excluded. */
export async function listFriends(
  { db, clock }: Pick<ReferralPorts, 'db' | 'clock'>,
  signedIn: SignedIn,
  after: string | undefined,
): Promise<OutputOf<typeof listInvitees>> {
  const member = await requireParticipant(db, signedIn)
  const { memberId, merchantCode } = member
  await requireNotExcluded(db, memberId, clock.now())
  const afterId = after === undefined ? undefined : BigInt(after)
  const invited = await invitedBy(db, { memberId, merchantCode, after: afterId, limit: INVITEES_PER_PAGE + 1 })
  const { page, next } = pageOf(invited, INVITEES_PER_PAGE, ({ id }) => String(id))
  const ids = page.map(({ id }) => id)
  const [first] = await referralsFor(db, member, clock.now())
  const [progressByFriend, rewarded] = await Promise.all([
    progressOf(db, merchantCode, ids),
    rewardedOf(db, memberId, ids),
  ])
  return {
    invitees: page.map(({ id, account, registeredAt }) => {
      const progress = progressByFriend.get(id) ?? { deposit: null, turnover: 0n }
      return {
        number: String(id),
        name: maskedAccount(account),
        registeredAt: registeredAt.toISOString(),
        step: stepOf(first?.rules ?? null, { ...progress, rewarded: rewarded.has(id) }),
      }
    }),
    next,
  }
}

async function rewardedOf(db: Db, memberId: bigint, friendIds: readonly bigint[]): Promise<Set<bigint>> {
  if (friendIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('promotion_entry')
    .innerJoin('promotion', 'promotion.id', 'promotion_entry.promotion_id')
    .select('promotion_entry.period')
    .where('promotion_entry.member_id', '=', memberId)
    .where('promotion.type', '=', 'REFERRAL')
    .where('promotion_entry.period', 'in', friendIds.map(friendPeriod))
    .execute()
  const periods = new Set(rows.map(({ period }) => period))
  return new Set(friendIds.filter((id) => periods.has(friendPeriod(id))))
}
