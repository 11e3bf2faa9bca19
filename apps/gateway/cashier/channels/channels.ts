import type { DepositPromotion, PaymentChannel } from '@ante/contract/cashier/payment-channels.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { exactTextOf, textOf } from '../../kit/money.ts'
import type { DepositPromotionTable, DepositSettingTable, PaymentChannelTable } from '../tables.ts'

export type Channel = Selectable<PaymentChannelTable>
export type Promotion = Selectable<DepositPromotionTable>
export type Setting = Selectable<DepositSettingTable>

/** Defaults for a merchant without settings. */
const DEFAULTS = { allowed: true, multiple_hundredths: 100, open_limit: 3, info: {} }

export async function depositSettingOf(db: Db, merchantCode: string): Promise<Setting> {
  const row = await db
    .selectFrom('deposit_setting')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst()
  return row ?? { ...DEFAULTS, merchant_code: merchantCode }
}

/** Returns the merchant's open channels in their order. */
export function openChannels(db: Db, merchantCode: string): Promise<Channel[]> {
  return db
    .selectFrom('payment_channel')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('open', '=', true)
    .orderBy('position')
    .orderBy('code')
    .execute()
}

/** Returns the promotions that a member with this many deposits may choose now. */
export function openPromotions(db: Db, merchantCode: string, depositsBefore: number): Promise<Promotion[]> {
  return db
    .selectFrom('deposit_promotion')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('open', '=', true)
    .where(({ eb, or }) => or([eb('nth', 'is', null), eb('nth', '=', depositsBefore + 1)]))
    .orderBy('position')
    .orderBy('code')
    .execute()
}

export const isFor = ({ channels }: Promotion, { code }: Pick<Channel, 'code'>): boolean =>
  channels === null || channels.includes(code)

/** Returns the text in the reader's language, else in English, else in any language. */
export function localized(texts: Partial<Record<Language, string>>, language: Language): string {
  return texts[language] ?? texts.EN ?? Object.values(texts)[0] ?? ''
}

/**
 * Returns the wagering multiple of deposit plus bonus, in hundredths: that of the promotion, but never less than that
 * of a deposit without bonus.
 */
export const wageringMultipleOf = (promotion: Promotion, { multiple_hundredths: defaultMultiple }: Setting): number =>
  Math.max(promotion.multiple_hundredths, defaultMultiple)

/** Formats a percentage as decimal text. */
export const percentText = (hundredths: number): string => exactTextOf(BigInt(hundredths) * 100n)

export function shownChannel(channel: Channel, promotions: Promotion[], language: Language): PaymentChannel {
  return {
    channelId: channel.code,
    kind: channel.kind,
    name: localized(channel.names, language),
    picture: channel.picture,
    payCurrency: channel.pay_currency,
    min: textOf(channel.min_amount),
    max: textOf(channel.max_amount),
    fixedAmounts: fixedAmountsOf(channel).map(textOf),
    feePercent: percentText(channel.fee_hundredths),
    reimbursementPercent: percentText(channel.reimbursement_hundredths),
    rate: channel.rate === null ? null : exactTextOf(channel.rate),
    confirmations: channel.confirmations,
    network: channel.network,
    minutes: channel.minutes,
    instructions: localized(channel.instructions, language),
    promotionIds: promotions.filter((promotion) => isFor(promotion, channel)).map(({ code }) => code),
  }
}

/** Returns the fixed amounts in units; the driver returns the array as text. */
export const fixedAmountsOf = ({ fixed_amounts: amounts }: Channel): bigint[] => amounts.map(BigInt)

export function shownPromotion(promotion: Promotion, setting: Setting, language: Language): DepositPromotion {
  const { code: promotionId, kind, cap, minimum, amount } = promotion
  return {
    promotionId,
    title: localized(promotion.titles, language),
    kind,
    percent: percentText(promotion.percent_hundredths),
    amount: textOf(amount),
    cap: cap === null ? null : textOf(cap),
    minimum: textOf(minimum),
    multiple: percentText(wageringMultipleOf(promotion, setting)),
  }
}
