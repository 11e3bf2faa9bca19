import { listVendors } from '@ante/contract/catalogue/vendors.ts'
import { listLotteryGames } from '@ante/contract/lottery/games/list-games.ts'
import type { ValueList } from '@ante/contract/merchant/page-addresses.ts'
import { listPromotions } from '@ante/contract/promotions/promotions.ts'

import type { callBy } from '../kit/call-in-process.ts'
import type { Clock } from '../kit/clock.ts'
import { TtlCache } from '../kit/ttl-cache.ts'
import type { ListValues } from './page-address.ts'

type Call = ReturnType<typeof callBy>

const KEPT_MS = 10_000

const readers: Record<ValueList, (call: Call) => Promise<string[]>> = {
  vendors: async (call) => {
    const { sorting } = await call(listVendors, {})
    return sorting.flatMap(({ vendorNames }) => vendorNames.map(({ vendor }) => vendor))
  },
  lotteries: async (call) => (await call(listLotteryGames, {})).games.map(({ gameCode }) => gameCode),
  promotions: async (call) => (await call(listPromotions, {})).promotions.map(({ promotionId }) => promotionId),
}

/** Returns the permitted parameter values of page URLs, from the calls that fill the pages. */
export class KnownValues {
  readonly #lists: TtlCache<ReadonlySet<string>>

  constructor(clock: Clock) {
    this.#lists = new TtlCache(clock, KEPT_MS)
  }

  /**
   * Returns the permitted values at a merchant. They are empty if the lists cannot be read now, or not by this visitor;
   * pages are then rendered without parameters.
   */
  of(merchantCode: string, call: Call): ListValues {
    return (list) =>
      this.#lists
        .get(`${merchantCode} ${list}`, async () => new Set(await readers[list](call)))
        .catch(() => new Set<string>())
  }
}
