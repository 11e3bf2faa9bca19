import type { Kysely } from 'kysely'

import type { Tables } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { timetableOf } from './schedule.ts'
import type { Slot, Timetable } from './schedule.ts'
import type { LotteryGameRow } from './tables.ts'

/** A game with its timetable, whose draw numbers follow the merchant's calendar. */
export interface Game extends LotteryGameRow {
  zone: string
  timetable: Timetable
}

export type GamesPorts = Pick<Ports, 'db' | 'bus' | 'log'>

/** All lottery games of all merchants, in memory; reloaded after changes by operators. */
export class LotteryGames {
  readonly #ports: GamesPorts
  readonly #unlisten: (() => void)[]
  readonly #listeners: (() => void)[] = []
  #byId = new Map<bigint, Game>()
  #byMerchant = new Map<string, Game[]>()

  constructor(ports: GamesPorts) {
    this.#ports = ports
    this.#unlisten = [ports.bus.listen('merchant', () => this.#reload()), ports.bus.onGap(() => this.#reload())]
  }

  async load(): Promise<void> {
    const games = await readGames(this.#ports.db)
    this.#byId = new Map(games.map((game) => [game.id, game]))
    this.#byMerchant = Map.groupBy(games, (game) => game.merchant_code)
    for (const listener of this.#listeners) listener()
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener)
  }

  all(): Game[] {
    return [...this.#byId.values()]
  }

  /** In the merchant's order. */
  ofMerchant(merchantCode: string): Game[] {
    return this.#byMerchant.get(merchantCode) ?? []
  }

  /** Returns a game of this merchant, or null. */
  named(merchantCode: string, key: { id: number | bigint } | { code: string }): Game | null {
    const games = this.ofMerchant(merchantCode)
    if ('code' in key) return games.find(({ code }) => code === key.code) ?? null
    return games.find(({ id }) => id === BigInt(key.id)) ?? null
  }

  close(): void {
    for (const unlisten of this.#unlisten) unlisten()
  }

  #reload(): void {
    this.load().catch((error: unknown) =>
      this.#ports.log.warn({ event: 'lottery.reload_failed', err: error }, 'cannot reload lottery games'),
    )
  }
}

/** Returns the games in display order. */
export async function readGames(db: Kysely<Tables>): Promise<Game[]> {
  const rows = await db
    .selectFrom('lottery_game as game')
    .innerJoin('merchant', 'merchant.code', 'game.merchant_code')
    .selectAll('game')
    .select('merchant.zone')
    .orderBy('game.merchant_code')
    .orderBy('game.position')
    .orderBy('game.id')
    .execute()
  return rows.map((row) => ({ ...row, timetable: timetableOf(row.schedule, row.zone) }))
}

/** Returns the time of the last bet on a draw; draws shorter than the lock time accept none. */
export const lockAtOf = ({ lock_seconds: seconds }: Pick<Game, 'lock_seconds'>, { openAt, drawAt }: Slot): number =>
  Math.max(openAt, drawAt - seconds * 1000)
