import { randomInt } from 'node:crypto'

import { createDeposit as endpoint } from '@ante/contract/cashier/deposit.ts'
import type { PayInstruction } from '@ante/contract/cashier/payment-provider.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'
import type { Insertable } from 'kysely'

import {
  fixedAmountsOf,
  isFor,
  openChannels,
  openPromotions,
  wageringMultipleOf,
  localized,
} from '../channels/channels.ts'
import type { Channel, Promotion, Setting } from '../channels/channels.ts'
import { claimKey } from '../../kit/call-keys.ts'
import type { CallContext, MemberContext } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { smallestOf, textOf, unitsOf } from '../../kit/money.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { lockAccounts, mainAccountOf } from '../../wallet/public.ts'
import { notifyInDepositTabs } from '../queue-notices.ts'
import type { ChosenPromotion, DepositTable } from '../tables.ts'
import { countOfDeposits } from './credit-deposit.ts'
import { refuseTooMany, refuseTooOften, requireDepositsAllowed, requireOwnLimits } from './deposit-guards.ts'
import { move } from '../../kit/state-machine/move.ts'
import { depositStates } from './deposit-states.ts'
import { depositById } from './deposits.ts'
import type { Deposit } from './deposits.ts'
import { pollDeposit } from './poll-deposit.ts'
import type { PollPorts } from './poll-deposit.ts'
import { amountRefusal, LEASE_MS, creditedValueOf } from './rules.ts'

const refuse = refusalsOf(endpoint)

export type DepositCaller = Pick<MemberContext, 'member' | 'idempotencyKey' | 'language'> & {
  returnTo(transactionId: string): string
}
type Input = ParsedInputOf<typeof endpoint>

/** Creates a deposit, and opens its payment; if the provider does not answer, a job opens it later. */
export async function createDeposit(ports: PollPorts, input: Input, caller: DepositCaller): Promise<Deposit> {
  const { db, clock } = ports
  const { member, idempotencyKey } = caller
  if (idempotencyKey === null) throw commonRefusal('idempotency_key.missing')
  const memberId = BigInt(member.memberId)
  const deposit = await inTransaction(db, async (tx) => {
    // Serialises the member's calls, so that open deposits are counted correctly and a repeat finds the first call.
    await lockAccounts(tx, [await mainAccountOf(tx, memberId)])
    const before = await tx
      .selectFrom('deposit')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('request_key', '=', idempotencyKey)
      .executeTakeFirst()
    return before ?? begin(tx, input, { ...caller, idempotencyKey, memberId, now: clock.now() })
  })
  if (!isSame(deposit, input)) throw commonRefusal('idempotency_key.conflict')
  if (deposit.state !== 'CREATED') return deposit
  const opened = await pollDeposit(ports, await depositById(db, deposit.id))
  if (opened.state === 'FAILED') throw refuse('payment.refused')
  return opened
}

/** Whether a call requests this deposit again. Compares the requested amount, which is without identifying cents. */
function isSame(deposit: Deposit, input: Input): boolean {
  const { channel_code: channel, requested, promotion } = deposit
  const requestedUnits = creditedValueOf(unitsOf(input.amount), deposit)
  return channel === input.channelId && requested === requestedUnits && promotion?.code === input.promotionId
}

interface DepositRequest extends DepositCaller {
  idempotencyKey: string
  memberId: bigint
  now: Date
}

async function begin(tx: Db, input: Input, beginning: DepositRequest): Promise<Deposit> {
  const { member, memberId, now, language } = beginning
  const { merchantCode, currency } = member
  const setting = await requireDepositsAllowed(tx, { memberId, merchantCode })
  const channel = (await openChannels(tx, merchantCode)).find(({ code }) => code === input.channelId)
  if (!channel) throw refuse('deposit.channel.not.found')
  const units = admittedAmount(channel, input.amount)
  const worth = creditedValueOf(units, { rate: channel.rate, currency })
  const promotion = await chosenPromotion(tx, input, { channel, setting, by: beginning })
  await requireOwnLimits(tx, { memberId, merchantCode, currency }, { amount: worth, at: now })
  await refuseTooMany(tx, memberId, setting.open_limit)
  await refuseTooOften(tx, memberId, now)
  const payAmount = channel.kind === 'MT' ? await withTail(tx, channel, units) : units
  const transactionId = newTransId()
  const isByHand = channel.provider === null
  await claimKey(tx, { memberId, merchantCode, key: beginning.idempotencyKey })
  const deposit = await tx
    .insertInto('deposit')
    .values({
      ...ofChannel(channel, language),
      transaction_id: transactionId,
      merchant_code: merchantCode,
      member_id: memberId,
      currency,
      state: 'CREATED',
      requested: worth,
      pay_amount: payAmount,
      multiple_hundredths: setting.multiple_hundredths,
      promotion: promotion && JSON.stringify(promotion),
      instruction: isByHand ? identifierOf(channel) : null,
      return_url: beginning.returnTo(transactionId),
      language,
      request_key: beginning.idempotencyKey,
      created_at: now,
      expires_at: new Date(now.getTime() + channel.minutes * MINUTE_MS),
      due_at: new Date(now.getTime() + LEASE_MS),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await notifyInDepositTabs(tx, deposit, 'added')
  const waiting = { id: deposit.id, from: 'CREATED', to: 'WAITING_PAYMENT' } as const
  return isByHand ? move(tx, depositStates, waiting, { now, actor: 'gateway' }) : deposit
}

/** Columns copied from the channel as it is now: later changes of the channel affect later deposits only. */
function ofChannel(channel: Channel, language: CallContext['language']) {
  return {
    channel_code: channel.code,
    channel_name: localized(channel.names, language),
    kind: channel.kind,
    provider: channel.provider,
    pay_currency: channel.pay_currency,
    rate: channel.rate,
    fee_hundredths: channel.fee_hundredths,
    reimbursement_hundredths: channel.reimbursement_hundredths,
    required_confirmations: channel.confirmations ?? 0,
    network: channel.network,
  } satisfies Partial<Insertable<DepositTable>>
}

function identifierOf({ bank }: Channel): string | null {
  return bank && JSON.stringify({ how: 'bank', ...bank } satisfies PayInstruction)
}

function admittedAmount(channel: Channel, text: string): bigint {
  const units = unitsOf(text)
  const { min_amount: minimum, max_amount: maximum, pay_currency: currency } = channel
  const fixed = fixedAmountsOf(channel)
  const refusal = amountRefusal(units, { currency, minimum, maximum, fixed })
  switch (refusal) {
    case 'deposit.amount.invalid':
      throw refuse(refusal)
    case 'deposit.amount.below':
      throw refuse(refusal, { minimum: textOf(minimum), currency })
    case 'over.limit':
      throw refuse(refusal, { maximum: textOf(maximum), currency })
    case 'deposit.amount.not.fixed':
      throw refuse(refusal, { fixedAmounts: fixed.map(textOf), currency })
    default:
      return units
  }
}

async function chosenPromotion(
  tx: Db,
  { promotionId }: Input,
  { channel, setting, by: { member, memberId, language } }: { channel: Channel; setting: Setting; by: DepositRequest },
): Promise<ChosenPromotion | null> {
  if (promotionId === undefined) return null
  const promotions = await openPromotions(tx, member.merchantCode, await countOfDeposits(tx, memberId))
  const promotion = promotions.find((candidate) => candidate.code === promotionId && isFor(candidate, channel))
  if (!promotion) throw refuse('deposit.promotion.not.available')
  return asChosen(promotion, {
    title: localized(promotion.titles, language),
    multipleHundredths: wageringMultipleOf(promotion, setting),
  })
}

const asChosen = (
  promotion: Promotion,
  input: Pick<ChosenPromotion, 'title' | 'multipleHundredths'>,
): ChosenPromotion => ({
  ...input,
  code: promotion.code,
  kind: promotion.kind,
  percentHundredths: promotion.percent_hundredths,
  amount: textOf(promotion.amount),
  cap: promotion.cap === null ? null : textOf(promotion.cap),
  minimum: textOf(promotion.minimum),
  nth: promotion.nth,
})

/**
 * Adds 1 to 99 of the currency's smallest units (0.01 to 0.99, or 1 to 99 yen), which identify the transfer. Excludes
 * amounts of open deposits of the channel, and prefers amounts not used in the last seven days, because transfers may
 * be late. Refuses if no amount is free.
 */
async function withTail(tx: Db, channel: Channel, units: bigint): Promise<bigint> {
  const { merchant_code: merchantCode, code, pay_currency: currency } = channel
  const step = smallestOf(currency)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`deposit tail ${merchantCode} ${code}`}, 0))`.execute(tx)
  const { rows } = await sql<{ amount: bigint }>`
    select ${units}::int8 + tail * ${step}::int8 as amount from generate_series(1, 99) tail
    left join lateral (
      select bool_or(state in ('CREATED', 'WAITING_PAYMENT', 'SUBMITTED', 'PROCESSING')) as open, max(created_at) as at
      from deposit where kind = 'MT' and merchant_code = ${merchantCode} and channel_code = ${code}
        and pay_amount = ${units}::int8 + tail * ${step}::int8 and created_at > now() - interval '7 days'
    ) taken on true
    where not coalesce(taken.open, false) order by taken.at nulls first, random() limit 1`.execute(tx)
  const [free] = rows
  // Ninety-nine open deposits already have this amount on this channel.
  if (!free) throw refuse('payment.refused')
  return free.amount
}

/** Digits and letters that are not easily confused when read aloud. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const newTransId = () => `D${Array.from({ length: 11 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`
