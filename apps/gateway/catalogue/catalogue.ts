import type { Game } from '@ante/contract/catalogue/games.ts'

import { coalesced } from '../kit/coalesced.ts'
import type { Db } from '../kit/db.ts'
import type { Ports } from '../kit/ports.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import { lobbyOf } from './lobby-game.ts'
import type { Lobby, LobbyQuery } from './lobby-game.ts'
import { createMerchantCatalogue } from './merchant-catalogue.ts'
import type { LaunchableGame, MerchantCatalogue, CatalogueSnapshot } from './merchant-catalogue.ts'
import { isInClass } from './rules.ts'
import { closedVendors, availabilityOf, nextOpening, regionsOf } from './vendor-availability.ts'
import type {
  AvailabilityContext,
  ClosedVendors,
  AvailabilityRules,
  VendorAvailability,
} from './vendor-availability.ts'

/** Maximum age of the catalogue in milliseconds if a change message was lost. */
const REFRESH_MS = 15_000

/** Maximum delay of a timer in milliseconds. */
const MAX_TIMER_MS = 2 ** 31 - 1

type CataloguePorts = Pick<Ports, 'db' | 'bus' | 'log' | 'clock'>

/**
 * Holds the catalogues of all merchants in memory, because they are small, read for every visitor and seldom changed.
 * They are reloaded on messages of the bus topic 'catalogue', and when a periodic comparison finds another revision in
 * the tables; changes of merchants rebuild them. The popularity of games has a separate topic and is not part of the
 * version, because it changes often, and open pages need not reload their lists.
 */
export class Catalogue {
  readonly #ports: CataloguePorts
  readonly #merchants: MerchantDirectory
  readonly #listeners = new Set<() => void>()
  readonly #unlisten: (() => void)[]
  readonly #timer: NodeJS.Timeout
  #cataloguesByMerchant = new Map<string, MerchantCatalogue>()
  #snapshot: CatalogueSnapshot = { vendors: [], games: [], merchantVendors: [], popularity: [] }
  #nodes = new Map<string, number>()
  #revision = 0n
  #availabilityRules: AvailabilityRules = { closings: [], regions: [] }
  /** Vendors that were closed when the merchant catalogues were built. */
  #closed: ClosedVendors = new Map()
  #opening: NodeJS.Timeout | undefined

  constructor(ports: CataloguePorts, merchants: MerchantDirectory) {
    this.#ports = ports
    this.#merchants = merchants
    this.#unlisten = [
      ports.bus.listen('catalogue', () => void this.refresh()),
      ports.bus.listen('popularity', () => void this.#refreshPopularity()),
      ports.bus.onGap(() => void this.refresh()),
    ]
    this.#timer = setInterval(() => void this.refresh(), REFRESH_MS).unref()
  }

  /** Loads the tables; throws if they cannot be read. */
  async load(): Promise<void> {
    const { revision, snapshot, availability } = await readSnapshot(this.#ports.db)
    this.#revision = revision
    this.#snapshot = snapshot
    this.#availabilityRules = availability
    this.#nodes = new Map(snapshot.games.map((game) => [`${game.vendor}\n${game.game_id}`, Number(game.node_id)]))
    this.merchantsChanged()
  }

  /** Version of the catalogue: changes whenever the tables change, or a vendor opens by schedule. */
  get version(): string {
    return [this.#revision, ...this.#closed.keys()].join('-')
  }

  /** Rebuilds all merchant catalogues after a change of merchants or their category order. */
  merchantsChanged(): void {
    this.#cataloguesByMerchant = new Map()
    this.#followClosings()
    for (const listener of this.#listeners) listener()
  }

  /** Reloads the tables if they changed. If the database does not answer, the present catalogue stays in use. */
  readonly refresh = coalesced(async () => {
    try {
      if ((await readRevision(this.#ports.db)) !== this.#revision) await this.load()
      else if (this.#closedNow().size !== this.#closed.size) this.merchantsChanged()
    } catch (error) {
      this.#ports.log.warn({ event: 'catalogue.reload_failed', err: error }, 'cannot reload the catalogue')
    }
  })

  readonly #refreshPopularity = coalesced(async () => {
    try {
      this.#snapshot = { ...this.#snapshot, popularity: await readPopularity(this.#ports.db) }
      this.#cataloguesByMerchant = new Map()
    } catch (error) {
      this.#ports.log.warn({ event: 'catalogue.reload_failed', err: error }, 'cannot reload the popularity of games')
    }
  })

  /** Calls `listener` whenever a merchant's catalogue has changed. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener)
  }

  /**
   * Returns the catalogue that visitors and members of this merchant see; for a trial merchant, that of its merchant.
   */
  ofMerchant(merchantCode: string): MerchantCatalogue {
    const code = this.#siteOf(merchantCode)
    const { categories } = this.#merchants.of(code).settings
    const merchantCatalogue =
      this.#cataloguesByMerchant.get(code) ?? createMerchantCatalogue(this.#snapshot, code, categories, this.#closed)
    this.#cataloguesByMerchant.set(code, merchantCatalogue)
    return merchantCatalogue
  }

  /** Returns the game of a node id, if this merchant offers it. */
  gameByNode(merchantCode: string, nodeId: number): LaunchableGame | null {
    return this.ofMerchant(merchantCode).byNode.get(nodeId) ?? null
  }

  /** Returns a vendor's lobby game, if this merchant offers one. */
  lobbyOf(merchantCode: string, query: LobbyQuery): Lobby | null {
    return lobbyOf(this.ofMerchant(merchantCode), query)
  }

  /** Returns whether a vendor's games can be opened at a merchant's site from a country. */
  availabilityOf({ merchantCode, ...at }: AvailabilityContext): VendorAvailability {
    return availabilityOf(
      this.#availabilityRules,
      { ...at, merchantCode: this.#siteOf(merchantCode) },
      this.#ports.clock.now(),
    )
  }

  /** Returns the region rules of the vendors at a merchant's site. */
  regionsOf(merchantCode: string): AvailabilityRules['regions'] {
    return regionsOf(this.#availabilityRules, this.#siteOf(merchantCode))
  }

  /** Returns the merchant's games of a class, in lobby order. */
  gamesOfClass(merchantCode: string, name: string, limit: number): Game[] {
    const games = [...this.ofMerchant(merchantCode).listed.values()].filter(({ game }) => isInClass(game, name))
    return games.slice(0, limit).map(({ game }) => game)
  }

  /**
   * Returns the node of a vendor's game, regardless of the merchants that offer it; null if the vendor has no such
   * game.
   */
  nodeOf(vendor: string, gameId: string): number | null {
    return this.#nodes.get(`${vendor}\n${gameId}`) ?? null
  }

  close(): void {
    clearInterval(this.#timer)
    clearTimeout(this.#opening)
    for (const unlisten of this.#unlisten) unlisten()
  }

  /** Returns the merchant of the site; a trial merchant uses the site of its merchant. */
  #siteOf(merchantCode: string): string {
    return this.#merchants.of(merchantCode).trial_of ?? merchantCode
  }

  #closedNow(): ClosedVendors {
    return closedVendors(this.#availabilityRules, this.#ports.clock.now())
  }

  /** Schedules a rebuild of the catalogues for the end of the next scheduled closure. */
  #followClosings(): void {
    clearTimeout(this.#opening)
    this.#closed = this.#closedNow()
    const now = this.#ports.clock.now()
    const next = nextOpening(this.#availabilityRules, now)
    if (!next) return
    const waitMs = Math.min(next.getTime() - now.getTime(), MAX_TIMER_MS)
    this.#opening = setTimeout(() => this.merchantsChanged(), waitMs).unref()
  }
}

async function readRevision(db: Db): Promise<bigint> {
  const { revision } = await db.selectFrom('catalogue_revision').select('revision').executeTakeFirstOrThrow()
  return revision
}

const readPopularity = (db: Db) => db.selectFrom('game_popularity').selectAll().execute()

/** Reads all tables in one snapshot, with its revision. */
function readSnapshot(
  db: Db,
): Promise<{ revision: bigint; snapshot: CatalogueSnapshot; availability: AvailabilityRules }> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => ({
      revision: await readRevision(tx),
      snapshot: {
        vendors: await tx.selectFrom('vendor').selectAll().execute(),
        games: await tx
          .selectFrom('game')
          .selectAll()
          .where('active', '=', true)
          .orderBy('position')
          .orderBy('node_id')
          .execute(),
        merchantVendors: await tx.selectFrom('merchant_vendor').selectAll().execute(),
        popularity: await readPopularity(tx),
      },
      availability: {
        closings: await tx.selectFrom('vendor_closing').selectAll().orderBy('vendor').execute(),
        regions: await tx.selectFrom('vendor_region').selectAll().execute(),
      },
    }))
}
