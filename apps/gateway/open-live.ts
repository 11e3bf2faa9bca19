import { withdrawalVersions } from './cashier/public.ts'
import { favouriteVersions } from './catalogue/public.ts'
import type { Catalogue } from './catalogue/public.ts'
import { validTokens } from './identity/public.ts'
import type { Db } from './kit/db.ts'
import { networkShares } from './kit/networks.ts'
import type { Ports } from './kit/ports.ts'
import { jackpotsOf } from './launch/public.ts'
import { isNewer, Live, memberState } from './live/public.ts'
import type { MemberStates } from './live/public.ts'
import { lotteryFavouriteVersions, orderVersions } from './lottery/public.ts'
import type { MerchantDirectory } from './merchant/public.ts'
import { unreadMailCounts } from './messaging/public.ts'
import { unclaimedCounts } from './promotions/public.ts'
import { unreadCounts, visitorHash, visitorUnreadCounts } from './support/public.ts'
import { balanceStates } from './wallet/public.ts'

/** Creates the live stream, which depends on no capability, and connects the capabilities that publish through it. */
export async function openLive(ports: Ports, merchants: MerchantDirectory, catalogue: Catalogue): Promise<Live> {
  const { db } = ports
  const live = new Live({
    ...ports,
    networkShares,
    statusOf: (viewerContext) => merchants.statusOf(viewerContext),
    settingsVersionOf: (code) => merchants.versionOf(code),
    catalogueVersion: () => catalogue.version,
    states: statesOf(ports),
    visitors: memberState('support', {
      topic: 'support-visitor',
      of: (visitors) => visitorUnreadCounts(db, visitors),
      isChanged: isNewer,
    }),
    visitorHash,
    jackpotsOf: (merchantCodes) => jackpotsOf(db, merchantCodes),
    validTokens: (tokens) => validTokens(ports, tokens),
  })
  await live.start()
  return live
}

/** Returns the member states, with their sources and topics. */
function statesOf(ports: Ports): MemberStates {
  const { db } = ports
  return {
    balance: memberState('balance', { topic: 'balance', of: (ids) => balanceStates(db, ids), isChanged: isNewer }),
    promotions: memberState('promotions', {
      topic: 'rewards',
      of: (ids) => unclaimedCounts(ports, ids),
      isChanged: (state, sent) => state.unclaimedCount !== sent.unclaimedCount,
    }),
    favourites: memberState('favourites', {
      topic: 'favourites',
      of: (ids) => allFavouriteVersions(db, ids),
      isChanged: isNewer,
    }),
    withdrawal: memberState('withdrawal', {
      topic: 'withdrawal',
      of: (ids) => withdrawalVersions(db, ids),
      isChanged: isNewer,
    }),
    order: memberState('order', { topic: 'lottery-order', of: (ids) => orderVersions(db, ids), isChanged: isNewer }),
    support: memberState('support', { topic: 'support', of: (ids) => unreadCounts(db, ids), isChanged: isNewer }),
    unread: memberState('unread', {
      topic: 'mail',
      of: (ids) => unreadMailCounts(ports, ids),
      // The number of mails is compared too, because a self-exclusion hides mails without a change of the version.
      isChanged: (state, sent) => isNewer(state, sent) || (state.version === sent.version && state.mail !== sent.mail),
    }),
  }
}

/** Returns one version for the favourite games and lotteries of each member: pages with an older one reload both. */
async function allFavouriteVersions(db: Db, memberIds: string[]) {
  const [games, lotteries] = await Promise.all([
    favouriteVersions(db, memberIds),
    lotteryFavouriteVersions(db, memberIds),
  ])
  const lotteryVersions = new Map(lotteries.map(({ memberId, version }) => [memberId, version]))
  return games.map(({ memberId, version }) => ({ memberId, version: version + (lotteryVersions.get(memberId) ?? 0) }))
}
