import { sql } from 'kysely'

import { Keeper } from '../../kit/keeper.ts'
import type { KeeperOptions } from '../../kit/keeper.ts'
import type { Db } from '../../kit/db.ts'
import type { AgentsPorts } from '../agents-ports.ts'

/** What is not counted yet is added to every answer: the less of it there is, the faster they are. */
const LOOK_EVERY_MS = 1_000
/** So much at a time is counted once for all agents above, and holds nobody up for long. */
const NEWS_AT_ONCE = 5_000

/** Counts all news that there are, part by part, each in a commit of its own; ends where another gateway is at it. */
export async function countTeamNews(db: Db, atOnce = NEWS_AT_ONCE): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ counted: number }>`select fold_team_news(${atOnce}) as counted`.execute(db)
    if (!rows[0]?.counted) return
  }
}

/** Keeps the sums of teams up to date for as long as a gateway runs. */
export class TeamNews {
  readonly #keeper: Keeper

  constructor({ db, log }: Pick<AgentsPorts, 'db' | 'log'>, options?: KeeperOptions) {
    const care = { everyMs: LOOK_EVERY_MS, failure: 'the news of teams could not be counted', log }
    this.#keeper = new Keeper({ ...care, look: () => countTeamNews(db) }, options)
  }

  /** Finishes what it is at, and begins nothing more. */
  close(): Promise<void> {
    return this.#keeper.close()
  }
}
