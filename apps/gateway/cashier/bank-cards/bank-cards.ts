import { MAX_CARDS } from '@ante/contract/cashier/bank-cards.ts'
import type { BankCard } from '@ante/contract/cashier/bank-cards.ts'
import { HOUR_MS } from '@ante/contract/kit/time.ts'

import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import './tables.ts'

export interface StoredCard {
  id: bigint
  bankCode: string
  bankName: string
  lastDigits: string
  addedAt: Date
  view: BankCard
}

export interface CardPorts extends Pick<Ports, 'db' | 'clock'> {
  /** Hours before a new card can receive payments. */
  coolingHours: number
}

/** Returns a member's cards, oldest first. */
export async function cardsOf({ db, clock, coolingHours }: CardPorts, memberId: bigint): Promise<StoredCard[]> {
  const rows = await db
    .selectFrom('bank_card')
    .innerJoin('bank', (join) =>
      join.onRef('bank.merchant_code', '=', 'bank_card.merchant_code').onRef('bank.code', '=', 'bank_card.bank_code'),
    )
    .select(['bank_card.id', 'bank_code', 'last_digits', 'holder', 'province', 'added_at'])
    .select(['bank.name', 'bank.kind', 'bank.open'])
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('bank_card.id')
    .execute()
  const now = clock.now()
  return rows.map((row) => {
    const coolingUntil = coolingEnd(row.added_at, coolingHours)
    return {
      id: row.id,
      bankCode: row.bank_code,
      bankName: row.name,
      lastDigits: row.last_digits,
      addedAt: row.added_at,
      view: {
        bankCardId: String(row.id),
        bankCode: row.bank_code,
        bankName: row.name,
        kind: row.kind,
        cardNumber: maskedNumber(row.last_digits),
        cardHolder: row.holder,
        province: row.province,
        createdAt: row.added_at.toISOString(),
        coolingUntil: coolingUntil > now ? coolingUntil.toISOString() : null,
        usable: row.open,
      },
    }
  })
}

export const maskedNumber = (lastDigits: string): string => `****${lastDigits}`

export const coolingEnd = (since: Date, hours: number): Date => new Date(since.getTime() + hours * HOUR_MS)

/** Returns the number of a member's cards and its limit. */
export async function countBankCards(db: Db, memberId: bigint): Promise<{ count: number; limit: number }> {
  const { count } = await db
    .selectFrom('bank_card')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { count: Number(count), limit: MAX_CARDS }
}

/** Returns the banks that a merchant pays to, in the merchant's order. */
export async function banksOf(db: Db, merchantCode: string) {
  const rows = await db
    .selectFrom('bank')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('open', '=', true)
    .orderBy('position')
    .orderBy('name')
    .execute()
  return rows.map(({ code, name, kind, min_digits: minDigits, max_digits: maxDigits }) => {
    return { bankCode: code, bankName: name, kind, minDigits, maxDigits }
  })
}
