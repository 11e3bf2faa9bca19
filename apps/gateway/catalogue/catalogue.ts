import type { Game } from '@ante/contract/catalogue/games.ts'

import { coalesced } from '../kit/coalesced.ts'
import type { Db } from '../kit/db.ts'
import type { Ports } from '../kit/ports.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import { makeOffer } from './offer.ts'
import type { LaunchableGame, Offer, Stock } from './offer.ts'
import { isInClass } from './rules.ts'

/** How old the catalogue may be where the news of a change was lost. */
const LOOK_AGAIN_MS = 15_000

type CataloguePorts = Pick<Ports, 'db' | 'bus' | 'log'>

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
  #offers = new Map<string, Offer>()
  #stock: Stock = { vendors: [], games: [], merchantVendors: [] }
  #nodes = new Map<string, number>()
  #revision = 0n

  constructor(ports: CataloguePorts, merchants: MerchantDirectory) {
    this.#ports = ports
    this.#merchants = merchants
    this.#unlisten = [
      ports.bus.listen('catalogue', () => void this.refresh()),
      ports.bus.onGap(() => void this.refresh()),
    ]
    this.#timer = setInterval(() => void this.refresh(), LOOK_AGAIN_MS).unref()
  }

  /** Reads the tables; fails when they cannot be read. */
  async load(): Promise<void> {
    const { revision, stock } = await readStock(this.#ports.db)
    this.#revision = revision
    this.#stock = stock
    this.#nodes = new Map(stock.games.map((game) => [`${game.vendor}\n${game.game_id}`, Number(game.node_id)]))
    this.merchantsChanged()
  }

  /** Differs whenever the tables do. */
  get version(): string {
    return String(this.#revision)
  }

  /** The merchants' order of categories, or the merchants themselves, are others now. */
  merchantsChanged(): void {
    this.#offers = new Map()
    for (const listener of this.#listeners) listener()
  }

  /** Reads the tables again if they changed. A database that does not answer leaves the present catalogue in use. */
  readonly refresh = coalesced(async () => {
    try {
      if ((await readRevision(this.#ports.db)) !== this.#revision) await this.load()
    } catch (error) {
      this.#ports.log.warn({ err: error }, 'the catalogue could not be read again')
    }
  })

  /** Calls `listener` whenever what some merchant offers has become another. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener)
  }

  /** What visitors and members of this merchant see; a trial merchant offers what its merchant does. */
  offerOf(merchantCode: string): Offer {
    const code = this.#merchants.of(merchantCode).trial_of ?? merchantCode
    const offer = this.#offers.get(code) ?? makeOffer(this.#stock, code, this.#merchants.of(code).settings.categories)
    this.#offers.set(code, offer)
    return offer
  }

  /** The game behind a node id, if this merchant offers it. */
  gameByNode(merchantCode: string, nodeId: number): LaunchableGame | null {
    return this.offerOf(merchantCode).byNode.get(nodeId) ?? null
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
    for (const unlisten of this.#unlisten) unlisten()
  }
}

async function readRevision(db: Db): Promise<bigint> {
  const { revision } = await db.selectFrom('catalogue_revision').select('revision').executeTakeFirstOrThrow()
  return revision
}

/** One snapshot of all tables, with the revision that belongs to it. */
function readStock(db: Db): Promise<{ revision: bigint; stock: Stock }> {
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
    }))
}
