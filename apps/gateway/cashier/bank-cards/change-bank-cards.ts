import { addBankCard as adding, MAX_CARDS, removeBankCard as removing } from '@ante/contract/cashier/bank-cards.ts'
import type { BankCards } from '@ante/contract/cashier/bank-cards.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import pg from 'pg'

import { matchesExcludedPerson } from '../../responsible-gaming/public.ts'
import {
  requirePaymentPassword,
  requireRealMoney,
  isFreshSession,
  maskedName,
  payeeNameOf,
  paymentPasswordOf,
  rememberSecurityEvent,
} from '../../identity/public.ts'
import type { MemberCall, OnSecurityEvent } from '../../identity/public.ts'
import { claimKey } from '../../kit/call-keys.ts'
import type { SignedIn } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { lockAccounts, mainAccountOf } from '../../wallet/public.ts'
import { rulesOf } from '../withdrawals/withdrawal-rules.ts'
import { banksOf, cardsOf, countBankCards } from './bank-cards.ts'
import { insertCard, cardNumberHash } from './put-bank-card.ts'
import { isSameName, readCardNumber } from './rules.ts'

const refuseAdding = refusalsOf(adding)
const refuseRemoving = refusalsOf(removing)

const UNIQUE_VIOLATION = '23505'

export interface CardChangePorts extends Pick<Ports, 'db' | 'clock' | 'secrets'> {
  onSecurityEvent: OnSecurityEvent
}

/** Returns a member's cards, and the requirements for a new card. */
export async function listBankCards(ports: Pick<Ports, 'db' | 'clock'>, member: SignedIn): Promise<BankCards> {
  const { db } = ports
  const memberId = BigInt(member.memberId)
  const { cardCoolingHours: coolingHours } = await rulesOf(db, member.merchantCode)
  const name = await payeeNameOf(db, memberId)
  const cards = await cardsOf({ ...ports, coolingHours }, memberId)
  return {
    cards: cards.map(({ view: shown }) => shown),
    limit: MAX_CARDS,
    banks: await banksOf(db, member.merchantCode),
    payeeName: name === null ? null : maskedName(name),
    needsPaymentPassword: (await paymentPasswordOf(db, memberId)) !== null,
    coolingHours,
  }
}

/** Adds a card in the member's own name. A repeat of the key returns the same card. */
export async function addBankCard(
  ports: CardChangePorts,
  input: ParsedInputOf<typeof adding>,
  call: MemberCall,
): Promise<BankCards> {
  const { db, secrets } = ports
  const { member, idempotencyKey: key } = call
  requireRealMoney(member)
  const memberId = BigInt(member.memberId)
  const holder = await payeeNameOf(db, memberId)
  if (holder === null) throw refuseAdding('payee.name.missing')
  const bank = (await banksOf(db, member.merchantCode)).find(({ bankCode }) => bankCode === input.bankCode)
  if (!bank) throw refuseAdding('bank.not.found')
  const read = readCardNumber(input.cardNumber, bank)
  if ('problem' in read) {
    const { minDigits, maxDigits } = bank
    throw refuseAdding('bank.card.number.invalid', { minDigits, maxDigits, problem: read.problem })
  }
  if (!isSameName(input.cardHolder ?? holder, holder)) throw refuseAdding('bank.card.holder.mismatch')
  const mark = cardNumberHash(secrets, member.merchantCode, read.digits)
  if (await isAdded(db, { memberId, key, mark })) return listBankCards(ports, member)
  await requireStepUp(ports, input.paymentPassword, call)
  const identifiers = [{ kind: 'card', value: mark.toString('hex') }] as const
  const person = { merchantCode: member.merchantCode, identifiers, memberId, now: ports.clock.now() }
  if (await matchesExcludedPerson(db, person)) throw refuseAdding('registration.refused')
  const card = { digits: read.digits, mark, bankCode: bank.bankCode, holder, province: input.province }
  await write(ports, card, call)
  return listBankCards(ports, member)
}

/** Whether a call with this key has added this card. Refuses a key that was used for another card. */
async function isAdded(db: Db, { memberId, key, mark }: { memberId: bigint; key: string | null; mark: Buffer }) {
  const row = await db
    .selectFrom('bank_card')
    .select('number_mark')
    .where('member_id', '=', memberId)
    .where('request_key', '=', key)
    .executeTakeFirst()
  if (row && !row.number_mark.equals(mark)) throw commonRefusal('idempotency_key.conflict')
  return row !== undefined
}

/**
 * Requires the payment password to add a card. A member without payment password needs a recent sign-in, so that an
 * unattended or stolen session cannot add a card.
 */
async function requireStepUp(ports: CardChangePorts, typed: string | undefined, { member }: MemberCall): Promise<void> {
  const memberId = BigInt(member.memberId)
  if ((await paymentPasswordOf(ports.db, memberId)) === null) {
    if (await isFreshSession(ports, member.token)) return
    throw refuseAdding('payment.password.missing')
  }
  await requireKnownPassword(ports, memberId, typed)
}

async function requireKnownPassword(
  ports: CardChangePorts,
  memberId: bigint,
  typed: string | undefined,
): Promise<void> {
  if ((await paymentPasswordOf(ports.db, memberId)) === null) return
  if (typed === undefined) throw refuseAdding('payment.password.missing')
  await requirePaymentPassword(ports, memberId, typed)
}

interface NewCard {
  digits: string
  mark: Buffer
  bankCode: string
  holder: string
  province: string
}

async function write(ports: CardChangePorts, { digits, mark, ...card }: NewCard, call: MemberCall): Promise<void> {
  const { member, visitor, idempotencyKey: key } = call
  const memberId = BigInt(member.memberId)
  const at = ports.clock.now()
  try {
    await inTransaction(ports.db, async (tx) => {
      // Serialises calls of the member, so that the number of cards is checked correctly.
      await lockAccounts(tx, [await mainAccountOf(tx, memberId)])
      const { count, limit } = await countBankCards(tx, memberId)
      if (count >= limit) throw refuseAdding('bank.card.too.many', { limit })
      const { merchantCode } = member
      await claimKey(tx, { memberId, merchantCode, key })
      const stored = { ...card, digits, memberId, merchantCode, requestKey: key ?? '', at }
      await insertCard(ports, tx, stored)
      await rememberSecurityEvent(ports, tx, { memberId, kind: 'bank_card.added', visitor, at })
    })
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== UNIQUE_VIOLATION) throw error
    // Either a simultaneous repeat of this call has added the card, or another member has this number.
    if (!(await isAdded(ports.db, { memberId, key, mark }))) throw refuseAdding('bank.card.exists')
  }
}

/** Removes a card, unless a payment to it is pending. */
export async function removeBankCard(
  ports: CardChangePorts,
  { bankCardId, paymentPassword }: ParsedInputOf<typeof removing>,
  { member }: Pick<MemberCall, 'member'>,
): Promise<BankCards> {
  const memberId = BigInt(member.memberId)
  const id = BigInt(bankCardId)
  if (!(await isOwn(ports.db, memberId, id))) throw refuseRemoving('bank.card.not.found')
  await requireKnownPassword(ports, memberId, paymentPassword)
  await inTransaction(ports.db, async (tx) => {
    await lockAccounts(tx, [await mainAccountOf(tx, memberId)])
    const open = await tx
      .selectFrom('withdrawal')
      .select('id')
      .where('member_id', '=', memberId)
      .where('bank_card_id', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (open) throw refuseRemoving('bank.card.in.use')
    await tx.updateTable('bank_card').set({ removed_at: ports.clock.now() }).where('id', '=', id).execute()
  })
  return listBankCards(ports, member)
}

async function isOwn(db: Db, memberId: bigint, id: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('bank_card')
    .select('id')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
