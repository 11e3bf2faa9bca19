import type { PersonIdentifier } from '../../responsible-gaming/public.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import './tables.ts'

export interface NewBankCard {
  memberId: bigint
  merchantCode: string
  bankCode: string
  digits: string
  holder: string
  province: string
  requestKey: string
  at: Date
}

const LAST_DIGITS = 4

/** Stores a card with its number sealed. The database refuses a number that is already stored. */
export async function insertCard(
  { secrets }: Pick<Ports, 'secrets'>,
  tx: Db,
  { memberId, merchantCode, digits, ...card }: NewBankCard,
): Promise<void> {
  await tx
    .insertInto('bank_card')
    .values({
      merchant_code: merchantCode,
      member_id: memberId,
      bank_code: card.bankCode,
      number_sealed: secrets.seal(Buffer.from(digits), sealedAs(memberId)),
      number_mark: cardNumberHash(secrets, merchantCode, digits),
      last_digits: digits.slice(-LAST_DIGITS),
      holder: card.holder,
      province: card.province,
      request_key: card.requestKey,
      added_at: card.at,
    })
    .execute()
}

/** Stores a card from the operator CLI. A repeat with the same key changes nothing. */
export async function putBankCard(ports: Pick<Ports, 'secrets'>, tx: Db, card: NewBankCard): Promise<void> {
  const row = await tx
    .selectFrom('bank_card')
    .select('id')
    .where('member_id', '=', card.memberId)
    .where('request_key', '=', card.requestKey)
    .executeTakeFirst()
  if (!row) await insertCard(ports, tx, card)
}

const sealedAs = (memberId: bigint) => `bank card of member ${memberId}`

/**
 * Returns a keyed hash of the number, equal for equal numbers of a merchant; without the gateway's secret it reveals
 * nothing.
 */
export function cardNumberHash(secrets: Pick<Ports['secrets'], 'mark'>, merchantCode: string, digits: string): Buffer {
  return secrets.mark(Buffer.from(`${merchantCode} ${digits}`), 'bank card numbers')
}

/** Returns number and holder of the account that a card pays to; throws if it was sealed with another secret. */
export async function accountPaidTo({ db, secrets }: Pick<Ports, 'db' | 'secrets'>, cardId: bigint) {
  const card = await db.selectFrom('bank_card').selectAll().where('id', '=', cardId).executeTakeFirstOrThrow()
  const opened = secrets.open(card.number_sealed, sealedAs(card.member_id))
  if (!opened)
    throw new Error(`cannot decrypt the number of bank card ${cardId}: it was sealed with another SECRETS_KEY`)
  return { accountNumber: opened.toString('utf8'), accountHolder: card.holder, province: card.province }
}

/** Returns a member's cards as identifiers for recognising excluded persons. */
export async function cardIdentifiersOf(tx: Db, memberId: bigint): Promise<PersonIdentifier[]> {
  const cards = await tx.selectFrom('bank_card').select('number_mark').where('member_id', '=', memberId).execute()
  return cards.map(({ number_mark: mark }) => ({ kind: 'card', value: mark.toString('hex') }))
}
