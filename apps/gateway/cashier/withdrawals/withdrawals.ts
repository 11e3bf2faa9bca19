import { randomInt } from 'node:crypto'

import type { WithdrawalState } from '@ante/contract/cashier/withdrawal-state.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'
import type { Selectable, Updateable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import {
  frozenAccountOf,
  lockAccounts,
  mainAccountOf,
  merchantAccount,
  postTransfer,
  transactionCode,
} from '../../wallet/public.ts'
import { ENDINGS, isEnding, LEASE_MS, mayBecome } from './rules.ts'
import type { WithdrawalTable } from './tables.ts'

export type Withdrawal = Selectable<WithdrawalTable>

export interface WithdrawalWanted {
  memberId: bigint
  merchantCode: string
  currency: string
  amount: bigint
  /** Out of the amount. */
  fee: bigint
  card: { id: bigint; bankCode: string; bankName: string; lastDigits: string }
  arrivalMinutes: number
  requestKey: string | null
}

/** Who moves a withdrawal on, and why. */
export interface Step {
  now: Date
  who: string
  /** To the member. */
  reason?: string
  /** To us. */
  note?: string
}

/** A state that cannot follow the one that a withdrawal is in. */
export class IllegalWithdrawalState extends Error {
  readonly code = 'ILLEGAL_STATE'
  readonly withdrawal: Withdrawal
  readonly to: WithdrawalState

  constructor(withdrawal: Withdrawal, to: WithdrawalState) {
    super(`a withdrawal that is ${withdrawal.state} cannot become ${to}`)
    this.withdrawal = withdrawal
    this.to = to
  }
}

/** Writes a withdrawal down and freezes its amount. Throws `TransferRefused` where there is less. */
export async function beginWithdrawal(tx: Db, wanted: WithdrawalWanted, now: Date): Promise<Withdrawal> {
  const { memberId, merchantCode, currency, card } = wanted
  const begun = await tx
    .insertInto('withdrawal')
    .values({
      id: newId(),
      merchant_code: merchantCode,
      member_id: memberId,
      currency,
      amount: wanted.amount,
      fee: wanted.fee,
      bank_card_id: card.id,
      bank_code: card.bankCode,
      bank_name: card.bankName,
      last_digits: card.lastDigits,
      state: 'SUBMITTED',
      request_key: wanted.requestKey,
      requested_at: now,
      expected_at: new Date(now.getTime() + wanted.arrivalMinutes * MINUTE_MS),
      due_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteStep(tx, { withdrawal: begun, from: null, to: 'SUBMITTED' }, { now, who: 'member' })
  await freeze(tx, begun, now)
  return begun
}

/** Letters and digits that nobody confuses when they are read out. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const ID_LETTERS = 11

const newId = (): string => `W${Array.from({ length: ID_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`

/**
 * Takes a withdrawal to its next state, and its money along where it ends. It is the caller's: locked, or begun in this
 * transaction. Throws `IllegalWithdrawalState`.
 */
export async function moveWithdrawal(
  tx: Db,
  withdrawal: Withdrawal,
  to: WithdrawalState,
  { change = {}, ...step }: Step & { change?: Updateable<WithdrawalTable> },
): Promise<Withdrawal> {
  if (!mayBecome(withdrawal.state, to)) throw new IllegalWithdrawalState(withdrawal, to)
  const ending = isEnding(to) ? ENDINGS[to] : null
  const moved = await tx
    .updateTable('withdrawal')
    .set({
      due_at: leaseUntil(step.now),
      ...(to === 'APPROVED' && { expected_at: expectedFrom(withdrawal, step.now) }),
      ...change,
      state: to,
      ended_at: ending ? step.now : null,
    })
    .where('id', '=', withdrawal.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteStep(tx, { withdrawal, from: withdrawal.state, to }, step)
  if (ending === 'paid') await payOut(tx, moved, step.now)
  if (ending === 'returned') await giveBack(tx, moved, step.now)
  return moved
}

/** How long it takes counts from when it was let go on: nobody knows how long a person looks at it. */
const expectedFrom = ({ requested_at: asked, expected_at: expected }: Withdrawal, now: Date): Date =>
  new Date(now.getTime() + expected.getTime() - asked.getTime())

interface Noted {
  withdrawal: Withdrawal
  from: WithdrawalState | null
  to: WithdrawalState
  refused?: boolean
}

/** So many refusals are kept of each who asks: a thousand say no more, and leave no room to hide another's in. */
const REFUSALS_KEPT = 20

/** Writes down what happened, or what somebody wanted and was refused. */
export async function noteStep(
  db: Db,
  { withdrawal, from, to, refused = false }: Noted,
  { now: at, who, reason = '', note = '' }: Step,
): Promise<void> {
  const { id, member_id: memberId } = withdrawal
  if (refused && (await hasManyRefusals(db, id, who))) return
  await db
    .insertInto('withdrawal_step')
    .values({ withdrawal_id: id, member_id: memberId, at, from_state: from, to_state: to, refused, who, reason, note })
    .execute()
}

async function hasManyRefusals(db: Db, id: string, who: string): Promise<boolean> {
  const kept = db
    .selectFrom('withdrawal_step')
    .select('id')
    .where('withdrawal_id', '=', id)
    .where('refused', '=', true)
    .where('who', '=', who)
    .limit(REFUSALS_KEPT)
  return (await kept.execute()).length === REFUSALS_KEPT
}

/** The withdrawal, so that nobody else moves it before this transaction ends; null for an id that is nobody's. */
export async function lockedWithdrawal(tx: Db, id: string): Promise<Withdrawal | null> {
  const found = await tx.selectFrom('withdrawal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return found ?? null
}

/** Those that were left, or have to be asked about; nobody else gets them while the lease lasts. */
export async function takeDue(db: Db, { now, atMost }: { now: Date; atMost: number }): Promise<Withdrawal[]> {
  const { rows } = await sql<{ id: string }>`
    update withdrawal set due_at = ${leaseUntil(now)} where id in (
      select id from withdrawal where state in ('SUBMITTED', 'APPROVED', 'PAYING') and due_at <= ${now}
      order by due_at limit ${atMost} for update skip locked
    ) returning id`.execute(db)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  return db.selectFrom('withdrawal').selectAll().where('id', 'in', ids).execute()
}

const leaseUntil = (now: Date) => new Date(now.getTime() + LEASE_MS)

/** The fee leaves as an entry of its own, so that the member sees it in his records. */
async function freeze(tx: Db, withdrawal: Withdrawal, at: Date): Promise<void> {
  const { main, frozen } = await walletsOf(tx, withdrawal)
  const { amount, fee } = withdrawal
  const sides = { debit: main, credit: frozen, at }
  await post(tx, withdrawal, { leg: 'out', code: transactionCode.withdrawal, amount: amount - fee, ...sides })
  if (fee > 0n) await post(tx, withdrawal, { leg: 'fee', code: transactionCode.withdrawalFee, amount: fee, ...sides })
}

async function payOut(tx: Db, withdrawal: Withdrawal, at: Date): Promise<void> {
  const { frozen } = await walletsOf(tx, withdrawal)
  const { amount, fee, merchant_code: merchantCode, currency } = withdrawal
  const clearing = await merchantAccount(tx, { merchantCode, currency, kind: 'clearing' })
  const paid = { leg: 'paid', code: transactionCode.withdrawalPaid, amount: amount - fee } as const
  await post(tx, withdrawal, { ...paid, debit: frozen, credit: clearing, at })
  if (fee === 0n) return
  const house = await merchantAccount(tx, { merchantCode, currency, kind: 'house' })
  const kept = { leg: 'kept', code: transactionCode.withdrawalFeeKept, amount: fee } as const
  await post(tx, withdrawal, { ...kept, debit: frozen, credit: house, at })
}

async function giveBack(tx: Db, withdrawal: Withdrawal, at: Date): Promise<void> {
  const { main, frozen } = await walletsOf(tx, withdrawal)
  const back = { leg: 'back', code: transactionCode.withdrawalReturned, amount: withdrawal.amount } as const
  await post(tx, withdrawal, { ...back, debit: frozen, credit: main, at })
}

/** Both are locked in their order before anything is posted. */
async function walletsOf(tx: Db, { member_id: memberId, merchant_code: merchantCode, currency }: Withdrawal) {
  const main = await mainAccountOf(tx, memberId)
  const frozen = await frozenAccountOf(tx, { memberId, merchantCode, currency })
  await lockAccounts(tx, [main, frozen])
  return { main, frozen }
}

interface Leg {
  /** Each leg has a key of its own: whoever repeats it moves nothing. */
  leg: 'out' | 'fee' | 'paid' | 'kept' | 'back'
  code: (typeof transactionCode)[keyof typeof transactionCode]
  debit: bigint
  credit: bigint
  amount: bigint
  at: Date
}

async function post(tx: Db, { id }: Withdrawal, { leg, ...transfer }: Leg): Promise<void> {
  await postTransfer(tx, { ...transfer, key: `withdrawal:${id}:${leg}`, reference: id })
}
