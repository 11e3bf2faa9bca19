import type { Game } from '@ante/contract/catalogue/games.ts'

import { coalesced } from '../kit/coalesced.ts'
import type { Db } from '../kit/db.ts'
import type { Ports } from '../kit/ports.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import { lobbyOf } from './lobby-game.ts'
import type { Lobby, LobbyQuery } from './lobby-game.ts'
import { makeOffer } from './merchant-catalogue.ts'
import type { LaunchableGame, MerchantCatalogue, CatalogueSnapshot } from './merchant-catalogue.ts'
import { isInClass } from './rules.ts'
import { closedVendors, availabilityOf, nextOpening, regionsOf } from './vendor-availability.ts'
import type {
  AvailabilityContext,
  ClosedVendors,
  AvailabilityRules,
  VendorAvailability,
} from './vendor-availability.ts'

/** How old the catalogue may be where the news of a change was lost. */
const REFRESH_MS = 15_000

/** Timers count no further. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

type CataloguePorts = Pick<Ports, 'db' | 'bus' | 'log' | 'clock'>

/**
 * Every merchant's offer, in memory: it is small, asked for by every visitor and seldom changed. It is read anew when
 * the bus tells 'catalogue' or 'merchant', and compared with the tables' revision now and then.
 */
export class Catalogue {
  readonly #ports: CataloguePorts
  readonly #merchants: MerchantDirectory
  readonly #listeners = new Set<() => void>()
  readonly #unlisten: (() => void)[]
  readonly #timer: NodeJS.Timeout
  #offers = new Map<string, MerchantCatalogue>()
  #stock: CatalogueSnapshot = { vendors: [], games: [], merchantVendors: [] }
  #nodes = new Map<string, number>()
  #revision = 0n
  #doors: AvailabilityRules = { closings: [], regions: [] }
  /** Those that were closed when the offers were made. */
  #closed: ClosedVendors = new Map()
  #opening: NodeJS.Timeout | undefined

  constructor(ports: CataloguePorts, merchants: MerchantDirectory) {
    this.#ports = ports
    this.#merchants = merchants
    this.#unlisten = [
      ports.bus.listen('catalogue', () => void this.refresh()),
      ports.bus.onGap(() => void this.refresh()),
    ]
    this.#timer = setInterval(() => void this.refresh(), REFRESH_MS).unref()
  }

  /** Reads the tables; fails when they cannot be read. */
  async load(): Promise<void> {
    const { revision, stock, doors } = await readSnapshot(this.#ports.db)
    this.#revision = revision
    this.#stock = stock
    this.#doors = doors
    this.#nodes = new Map(stock.games.map((game) => [`${game.vendor}\n${game.game_id}`, Number(game.node_id)]))
    this.merchantsChanged()
  }

  /** Differs whenever the tables do, or a vendor has opened by itself. */
  get version(): string {
    return [this.#revision, ...this.#closed.keys()].join('-')
  }

  /** The merchants' order of categories, or the merchants themselves, are others now. */
  merchantsChanged(): void {
    this.#offers = new Map()
    this.#followClosings()
    for (const listener of this.#listeners) listener()
  }

  /** Reads the tables again if they changed. A database that does not answer leaves the present catalogue in use. */
  readonly refresh = coalesced(async () => {
    try {
      if ((await readRevision(this.#ports.db)) !== this.#revision) await this.load()
      else if (this.#closedNow().size !== this.#closed.size) this.merchantsChanged()
    } catch (error) {
      this.#ports.log.warn({ err: error }, 'the catalogue could not be read again')
    }
  })

  /** Calls `listener` whenever what some merchant offers has become another. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener)
  }

  /** What visitors and members of this merchant see; a trial merchant offers what its merchant does. */
  offerOf(merchantCode: string): MerchantCatalogue {
    const code = this.#siteOf(merchantCode)
    const { categories } = this.#merchants.of(code).settings
    const offer = this.#offers.get(code) ?? makeOffer(this.#stock, code, categories, this.#closed)
    this.#offers.set(code, offer)
    return offer
  }

  /** The game behind a node id, if this merchant offers it. */
  gameByNode(merchantCode: string, nodeId: number): LaunchableGame | null {
    return this.offerOf(merchantCode).byNode.get(nodeId) ?? null
  }

  /** The game in which a vendor's others are found, if this merchant offers any. */
  lobbyOf(merchantCode: string, asked: LobbyQuery): Lobby | null {
    return lobbyOf(this.offerOf(merchantCode), asked)
  }

  /** Whether a vendor's games can be opened at a merchant's site by somebody in this country. */
  availabilityOf({ merchantCode, ...at }: AvailabilityContext): VendorAvailability {
    return availabilityOf(this.#doors, { ...at, merchantCode: this.#siteOf(merchantCode) }, this.#ports.clock.now())
  }

  /** Where the vendors of a merchant's site may be played, as far as that was said. */
  regionsOf(merchantCode: string): AvailabilityRules['regions'] {
    return regionsOf(this.#doors, this.#siteOf(merchantCode))
  }

  /** The merchant's games of a class, as the lobby lists them. */
  gamesOfClass(merchantCode: string, name: string, limit: number): Game[] {
    const games = [...this.offerOf(merchantCode).listed.values()].filter(({ game }) => isInClass(game, name))
    return games.slice(0, limit).map(({ game }) => game)
  }

  /** The node of a vendor's game, whoever offers it; null where he has no such game. */
  nodeOf(vendor: string, gameId: string): number | null {
    return this.#nodes.get(`${vendor}\n${gameId}`) ?? null
  }

  close(): void {
    clearInterval(this.#timer)
    clearTimeout(this.#opening)
    for (const unlisten of this.#unlisten) unlisten()
  }

  /** A trial merchant has no site of its own. */
  #siteOf(merchantCode: string): string {
    return this.#merchants.of(merchantCode).trial_of ?? merchantCode
  }

  #closedNow(): ClosedVendors {
    return closedVendors(this.#doors, this.#ports.clock.now())
  }

  /** Who opens by himself is offered again on that moment. */
  #followClosings(): void {
    clearTimeout(this.#opening)
    this.#closed = this.#closedNow()
    const now = this.#ports.clock.now()
    const next = nextOpening(this.#doors, now)
    if (!next) return
    const waitMs = Math.min(next.getTime() - now.getTime(), LONGEST_TIMER_MS)
    this.#opening = setTimeout(() => this.merchantsChanged(), waitMs).unref()
  }
}

async function readRevision(db: Db): Promise<bigint> {
  const { revision } = await db.selectFrom('catalogue_revision').select('revision').executeTakeFirstOrThrow()
  return revision
}

/** One snapshot of all tables, with the revision that belongs to it. */
function readSnapshot(db: Db): Promise<{ revision: bigint; stock: CatalogueSnapshot; doors: AvailabilityRules }> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => ({
      revision: await readRevision(tx),
      stock: {
        vendors: await tx.selectFrom('vendor').selectAll().execute(),
        games: await tx
          .selectFrom('game')
          .selectAll()
          .where('active', '=', true)
          .orderBy('position')
          .orderBy('node_id')
          .execute(),
        merchantVendors: await tx.selectFrom('merchant_vendor').selectAll().execute(),
      },
      doors: {
        closings: await tx.selectFrom('vendor_closing').selectAll().orderBy('vendor').execute(),
        regions: await tx.selectFrom('vendor_region').selectAll().execute(),
      },
    }))
}
