import { randomUUID } from 'node:crypto'

import { addressOf, copyDatabase, dropDatabase } from '@ante/embedded-postgres/databases.ts'
import { testServerUrl } from '@ante/embedded-postgres/test-server.ts'
import type pg from 'pg'
import { pino } from 'pino'

import { openDatabase } from '../../../kit/db.ts'
import type { Database } from '../../../kit/db.ts'
import { LocalBus } from '../../../kit/bus.ts'
import { ShiftedClock } from '../../../kit/clock.ts'
import type { SeamlessCall, SeamlessOutcome } from '../../../launch/seamless/seamless-wallet.ts'
import { SeamlessWallet } from '../../../launch/seamless/seamless-wallet.ts'
import { MerchantDirectory } from '../../../merchant/public.ts'
import { seededTemplate } from '../../../test/template.ts'
import { Crash, CrashInjector, injectCrashes } from './crash-injector.ts'
import { newParty } from './party.ts'
import type { CrashPoint } from './crash-injector.ts'
import type { Party } from './party.ts'

/** Number of connections per simulated gateway. Steps run sequentially, but some calls need a second connection. */
const CONNECTIONS = 2

/** A simulated gateway process, with its own connections and a crash injector. */
export interface GatewayInstance extends Database {
  injector: CrashInjector
}

/** A fresh database with the demo data, in which histories run concurrently. */
export class World {
  readonly clock = new ShiftedClock()
  readonly bus = new LocalBus()
  readonly log = pino({ level: 'silent' })
  readonly database: Database
  readonly merchants: MerchantDirectory
  readonly #wallet: SeamlessWallet
  readonly #walletCrash = new CrashInjector()
  readonly instances: GatewayInstance[]
  readonly #name: string

  private constructor(name: string, url: string, instances: number) {
    this.#name = name
    this.database = openDatabase({ connectionString: url, max: 4 }, () => undefined)
    this.merchants = new MerchantDirectory({ db: this.database.db, clock: this.clock })
    this.instances = Array.from({ length: instances }, () => openInstance(url))
    const { clock, bus, log } = this
    const catalogue = { gameByNode: () => null }
    const pool = withCrashes(this.database.pool, this.#walletCrash)
    this.#wallet = new SeamlessWallet({ ...this.database, pool, clock, bus, log, catalogue, onWin: () => undefined })
  }

  static async open(instances: number): Promise<World> {
    const name = `test_${randomUUID().replaceAll('-', '')}`
    await copyDatabase(testServerUrl(), { template: await seededTemplate(), name })
    const world = new World(name, addressOf(testServerUrl(), name), instances)
    await world.merchants.load()
    return world
  }

  /** Creates a new player and the player's upline. No other history moves their money. */
  party(instance: GatewayInstance): Promise<Party> {
    return newParty(this, instance)
  }

  /** Returns the outcome of a vendor's call. The vendor retries until it receives an answer. */
  async answer(call: SeamlessCall): Promise<SeamlessOutcome> {
    for (;;) {
      try {
        return await this.#wallet.answer(call)
      } catch (error) {
        if (!(error instanceof Crash)) throw error
      }
    }
  }

  /** Number of simulated crashes so far. */
  get crashes(): number {
    return [this.#walletCrash, ...this.instances.map(({ injector }) => injector)].reduce(
      (sum, { crashCount }) => sum + crashCount,
      0,
    )
  }

  async close(): Promise<void> {
    this.#wallet.close()
    await Promise.all([...this.instances, this.database].map((item) => item.close()))
    await dropDatabase(testServerUrl(), this.#name)
  }
}

function openInstance(url: string): GatewayInstance {
  const injector = new CrashInjector()
  const database = openDatabase({ connectionString: url, max: CONNECTIONS }, () => undefined)
  injectCrashes(database.pool, injector)
  return { ...database, injector }
}

/** One commit in this many fails, alternately after it (its answer is lost) and before it reaches the database. */
const COMMITS_A_CRASH = 40

function withCrashes(pool: pg.Pool, injector: CrashInjector): pg.Pool {
  let when: CrashPoint['when'] = 'after'
  const query = async (requested: pg.QueryConfig) => {
    if (!injector.isArmed) {
      when = when === 'after' ? 'before' : 'after'
      injector.arm({ statement: COMMITS_A_CRASH, when })
    }
    return injector.run('', () => pool.query(requested))
  }
  return Object.assign(Object.create(pool), { query })
}
