import type { getDepositSettings, LastDeposit } from '@ante/contract/cashier/deposit.ts'
import type { getPaymentChannels } from '@ante/contract/cashier/payment-channels.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'

import {
  depositSettingOf,
  openChannels,
  openPromotions,
  percentText,
  shownChannel,
  shownPromotion,
  localized,
} from '../channels/channels.ts'
import { isBlocked } from '../../identity/public.ts'
import type { MemberContext } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { countOfDeposits } from './credit-deposit.ts'
import { recordOf } from './show-deposit.ts'

type DepositSettingsCaller = Pick<MemberContext, 'member' | 'language'>

export async function showDepositSettings(
  db: Db,
  { member, language }: DepositSettingsCaller,
): Promise<OutputOf<typeof getDepositSettings>> {
  const memberId = BigInt(member.memberId)
  const [setting, isBlockedByStaff, count, open, last] = await Promise.all([
    depositSettingOf(db, member.merchantCode),
    isBlocked(db, memberId, 'deposit'),
    countOfDeposits(db, memberId),
    db
      .selectFrom('deposit')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('state', 'in', ['CREATED', 'WAITING_PAYMENT', 'SUBMITTED', 'PROCESSING'])
      .orderBy('id', 'desc')
      .execute(),
    lastDeposit(db, memberId),
  ])
  return {
    allowDeposit: setting.allowed && !isBlockedByStaff ? 'Y' : 'N',
    totalDepositSuccessCount: count,
    depositInfo: localized(setting.info, language),
    open: open.map(recordOf),
    openLimit: setting.open_limit,
    last,
  }
}

/** Returns the latest credited deposit; null before the first one. */
async function lastDeposit(db: Db, memberId: bigint): Promise<LastDeposit | null> {
  const row = await db
    .selectFrom('deposit')
    .select(['channel_code', 'requested', 'pay_amount', 'rate'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'SUCCESS')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  // For payments in the member's currency this is the amount to pay, with its identifying cents; for coins the
  // requested amount.
  const enteredAmount = row.rate === null ? row.requested : row.pay_amount
  return { channelId: row.channel_code, amount: textOf(enteredAmount) }
}

/**
 * Returns the open channels; none if the merchant accepts no deposits, or staff has blocked deposits of this member.
 */
export async function showChannels(
  db: Db,
  { member: { memberId, merchantCode, currency }, language }: DepositSettingsCaller,
): Promise<OutputOf<typeof getPaymentChannels>> {
  const [setting, isBlockedByStaff, channels, count] = await Promise.all([
    depositSettingOf(db, merchantCode),
    isBlocked(db, BigInt(memberId), 'deposit'),
    openChannels(db, merchantCode),
    countOfDeposits(db, BigInt(memberId)),
  ])
  const promotions = await openPromotions(db, merchantCode, count)
  return {
    channels:
      setting.allowed && !isBlockedByStaff
        ? channels.map((channel) => shownChannel(channel, promotions, language))
        : [],
    promotions: promotions.map((promotion) => shownPromotion(promotion, setting, language)),
    currency,
    multiple: percentText(setting.multiple_hundredths),
  }
}
