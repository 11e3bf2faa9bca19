import { randomUUID } from 'node:crypto'

import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import { sql } from 'kysely'

import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { Refused } from '../../kit/refusal.ts'
import { PlayStarter } from '../red-rain/begin-play.ts'
import type { BeginPorts } from '../red-rain/begin-plays.ts'
import { endPlay } from '../red-rain/end-play.ts'

/** Inserts members of aurora with empty wallets; registering so many would take too long. */
export async function manyMembers(db: Db, expected: number): Promise<SignedIn[]> {
  const { rows } = await sql<{ id: bigint; account: string }>`
    with made as (
      insert into member (merchant_code, account, type, password_hash, registered_at)
      select 'aurora', 'rain' || n || '-' || ${randomUUID().slice(0, 8)}, 0, 'none', now() from generate_series(1, ${expected}::int) n
      returning id, account
    ), opened as (
      insert into account (merchant_code, currency, kind, member_id, wallet_type, balance, version, head)
      select 'aurora', 'PHP', 'member', id, ${MAIN_WALLET}::smallint, 0, 0, '' from made
    )
    select id, account from made`.execute(db)
  const all = { merchantCode: 'aurora', type: 0, currency: 'PHP', token: '' }
  return rows.map(({ id, account }) => ({ ...all, memberId: String(id), account }))
}

/** Calls the red rain of one gateway without the rate limit of its routes. */
export class UnlimitedRedRain {
  readonly #ports: BeginPorts
  readonly #playStarter: PlayStarter

  constructor(ports: BeginPorts) {
    this.#ports = ports
    this.#playStarter = new PlayStarter(ports)
  }

  /** Returns the play's id, or the refusal. Like the web app it retries a broken connection with the same key. */
  begin(member: SignedIn, promotionId: string, idempotencyKey: string = randomUUID()): Promise<string> {
    return retryWhileBusy(async () => {
      const { play } = await this.#playStarter.begin({ member, idempotencyKey }, { promotionId })
      return play.playId
    })
  }

  end(member: SignedIn, playId: string, tapped: number): Promise<string> {
    const balances = { changed: () => undefined }
    return retryWhileBusy(async () => {
      const { result } = await endPlay(
        { ...this.#ports, balances },
        { member, idempotencyKey: null },
        { playId, tapped },
      )
      return result.amount
    })
  }
}

const ATTEMPTS = 50

async function retryWhileBusy(work: () => Promise<string>): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Refused) return error.code
      if (attempt === ATTEMPTS) throw error
    }
  }
}
