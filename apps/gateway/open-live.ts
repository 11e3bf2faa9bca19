import { withdrawalVersions } from './cashier/public.ts'
import { favouriteVersions } from './catalogue/public.ts'
import type { Catalogue } from './catalogue/public.ts'
import { livingTokens } from './identity/public.ts'
import type { Db } from './kit/db.ts'
import { networkShares } from './kit/networks.ts'
import type { Ports } from './kit/ports.ts'
import { jackpotsOf } from './launch/public.ts'
import { Live } from './live/public.ts'
import { lotteryFavouriteVersions, orderVersions } from './lottery/public.ts'
import type { MerchantDirectory } from './merchant/public.ts'
import { mailNews } from './messaging/public.ts'
import { unclaimedCounts } from './promotions/public.ts'
import { supportNews, visitorHash, visitorNews } from './support/public.ts'
import { balanceStates } from './wallet/public.ts'

/** The live stream, which knows no capability, with what each of them tells through it. */
export async function openLive(ports: Ports, merchants: MerchantDirectory, catalogue: Catalogue): Promise<Live> {
  const { db } = ports
  const live = new Live({
    ...ports,
    networkShares,
    statusOf: (standpoint) => merchants.statusOf(standpoint),
    settingsVersionOf: (code) => merchants.versionOf(code),
    catalogueVersion: () => catalogue.version,
    balanceOf: (memberIds) => balanceStates(db, memberIds),
    promotionsOf: (memberIds) => unclaimedCounts(ports, memberIds),
    favouritesOf: (memberIds) => allFavouriteVersions(db, memberIds),
    withdrawalsOf: (memberIds) => withdrawalVersions(db, memberIds),
    ordersOf: (memberIds) => orderVersions(db, memberIds),
    supportOf: (memberIds) => supportNews(db, memberIds),
    unreadOf: (memberIds) => mailNews(ports, memberIds),
    visitorsOf: (visitors) => visitorNews(db, visitors),
    visitorHash,
    jackpotsOf: (merchantCodes) => jackpotsOf(db, merchantCodes),
    livingTokens: (tokens) => livingTokens(ports, tokens),
  })
  await live.start()
  return live
}

/** Of all that can be marked: who hears that it has grown asks for his marks anew. */
async function allFavouriteVersions(db: Db, memberIds: string[]) {
  const [games, lotteries] = await Promise.all([
    favouriteVersions(db, memberIds),
    lotteryFavouriteVersions(db, memberIds),
  ])
  const more = new Map(lotteries.map(({ memberId, version }) => [memberId, version]))
  return games.map(({ memberId, version }) => ({ memberId, version: version + (more.get(memberId) ?? 0) }))
}
