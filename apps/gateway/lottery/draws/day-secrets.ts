import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { hashOf, newSecret, SecretChain } from './secret-chain.ts'

/** Number of days after its creation that a chain covers: twenty years. */
const CHAIN_DAYS = 7_300
/** Number of days before its creation that a chain covers, for the generated history of the demo. */
const DAYS_BACK = 400
/** Number of days for which hashes are published in advance. */
export const COMMITTED_DAYS = 7

type SecretPorts = Pick<Ports, 'db' | 'clock' | 'secrets'>

/**
 * Secrets of the merchants' days, from which results are computed. Callers use a secret only to generate results, and
 * publish it only after the end of its day.
 */
export class DaySecrets {
  readonly #ports: SecretPorts
  readonly #chains = new Map<string, Promise<SecretChain>>()

  constructor(ports: SecretPorts) {
    this.#ports = ports
  }

  async of(merchantCode: string, day: string): Promise<string> {
    return (await this.#chainOf(merchantCode)).secretOn(day)
  }

  async hashOf(merchantCode: string, day: string): Promise<string> {
    return hashOf(await this.of(merchantCode, day))
  }

  /** Whether the merchant's chain covers this day. */
  async has(merchantCode: string, day: string): Promise<boolean> {
    return (await this.#chainOf(merchantCode)).has(day)
  }

  /** Publishes the hashes of this day and the next `COMMITTED_DAYS`, unless they are published. */
  async publishCommitments(merchantCode: string, today: string): Promise<void> {
    const days = Array.from({ length: COMMITTED_DAYS + 1 }, (_, index) => plusDays(today, index))
    const storedSecrets = await this.#ports.db
      .selectFrom('lottery_commitment')
      .select(sql<string>`day::text`.as('day'))
      .where('merchant_code', '=', merchantCode)
      .where('day', '>=', sql<Date>`${today}::date`)
      .execute()
    const missingDays = days.filter((day) => !storedSecrets.some((commitment) => commitment.day === day))
    if (missingDays.length === 0) return
    const rows = missingDays.map(async (day) => ({
      merchant_code: merchantCode,
      day,
      secret_hash: await this.hashOf(merchantCode, day),
      committed_at: this.#ports.clock.now(),
    }))
    await this.#ports.db
      .insertInto('lottery_commitment')
      .values(await Promise.all(rows))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  /** A failed lookup is not cached. */
  #chainOf(merchantCode: string): Promise<SecretChain> {
    const cachedChain = this.#chains.get(merchantCode)
    if (cachedChain) return cachedChain
    const reading = this.#readOrMake(merchantCode)
    this.#chains.set(merchantCode, reading)
    reading.catch(() => this.#chains.delete(merchantCode))
    return reading
  }

  async #readOrMake(merchantCode: string): Promise<SecretChain> {
    const { db } = this.#ports
    const chain = (await this.#readChain(db, merchantCode)) ?? (await this.#createChain(db, merchantCode))
    if (!chain) throw new Error(`the secret chain of ${merchantCode} was sealed with another SECRETS_KEY`)
    return chain
  }

  async #createChain(db: Db, merchantCode: string): Promise<SecretChain | null> {
    const at = this.#ports.clock.now()
    const day = dayOf('UTC', at.getTime())
    await db
      .insertInto('lottery_chain')
      .values({
        merchant_code: merchantCode,
        sealed_end: this.#ports.secrets.seal(Buffer.from(newSecret()), purposeOf(merchantCode)),
        first_day: plusDays(day, -DAYS_BACK),
        last_day: plusDays(day, CHAIN_DAYS),
        made_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return this.#readChain(db, merchantCode)
  }

  async #readChain(db: Db, merchantCode: string): Promise<SecretChain | null> {
    const row = await db
      .selectFrom('lottery_chain')
      .select(['sealed_end', sql<string>`first_day::text`.as('firstDay'), sql<string>`last_day::text`.as('lastDay')])
      .where('merchant_code', '=', merchantCode)
      .executeTakeFirst()
    const end = row && this.#ports.secrets.open(row.sealed_end, purposeOf(merchantCode))
    return row && end ? new SecretChain({ end: end.toString(), firstDay: row.firstDay, lastDay: row.lastDay }) : null
  }
}

const purposeOf = (merchantCode: string) => `lottery chain of ${merchantCode}`
