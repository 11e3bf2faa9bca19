import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import type { Closing } from '@ante/contract/merchant/closing.ts'
import type { MerchantSettings } from '@ante/contract/merchant/settings.ts'
import { renderToString } from 'react-dom/server'

import { App } from '../app/app.tsx'
import { addressOf } from '../app/lib/pages/address.ts'
import type { Call } from '../app/lib/calls/call.ts'
import { mountFirst } from '../app/lib/pages/mounted-pages.ts'
import { openPage } from '../app/lib/pages/open-page.ts'
import { routeOf } from '../app/lib/pages/page-module.ts'
import { createQueryClient } from '../app/lib/calls/query-client.ts'
import { loadServerMessages } from '../app/lib/i18n/server-messages.ts'
import { merchantSettings, merchantStatus } from '../app/merchant/queries.ts'
import { testSettings } from '../app/merchant/test/settings.ts'
import { routes } from '../app/routes.ts'
import { prepareClosed } from '../app/shell/closed-pages.ts'

const game = (nodeId: number, gameName: string) => ({
  nodeId,
  gameName,
  vendor: 'ANS',
  category: 'RNG' as const,
  gameId: `game-${nodeId}`,
  supportPlay: true,
  showIcon: '/pictures/games/x.webp',
  gameClassifyNew: [],
  isNew: false,
  hot: true,
  minBet: '0.20',
})
const announcement = (id: string, type: 'B' | 'PL', title: string) => ({
  id,
  type,
  title,
  content: '<script>alert(1)</script><p>Words</p>',
  body: [{ tag: 'p', children: ['Words'] }],
  picture: '/pictures/banners/x.webp',
  link: 'javascript:alert(1)',
  execution: null,
  publishedAt: '2026-01-01T00:00:00Z',
})

const promotion = {
  promotionId: 'welcome',
  type: 'SIGNUP',
  title: 'Welcome <b>gift</b>',
  summary: 'For everybody who is new.',
  picture: null,
  from: null,
  until: '2026-12-31T16:00:00Z',
  status: 'open',
  action: 'login',
  gift: { kind: 'amount', amount: '50.00' },
}
const NOW = '2026-02-01T00:00:00Z'

/** Answers of the gateway to the pages. */
export const answers: Record<string, unknown> = {
  '/wps/relay/GCSGAME_hotGamesV2': { list: [game(1, 'Northlight <i>Reels</i>'), game(2, 'Saffron Tiger')] },
  '/wps/relay/GCSGAME_gameList': { games: [game(3, 'Pearl Court')], pageNum: 1, totalPages: 1 },
  '/wps/relay/GCSGAME_newGameVendor': { sorting: [{ category: 'RNG', games: 3, vendorNames: [] }] },
  '/wps/relay/GCSGAME_getGameMatchV2': { list: [] },
  '/wps/relay/GCSGAME_getRankList': { vo: [] },
  '/wps/relay/MCSFE_getListAnnouncements': {
    banners: [announcement('1', 'B', 'A banner')],
    player: [announcement('2', 'PL', 'A notice')],
    popup: [],
    promotion: [],
    home: [],
    agent: [],
    footer: { unreadCount: 0 },
  },
  '/wps/relay/MCSFE_getMerchantAvailablePromotions': {
    promotions: [promotion],
    currency: 'PHP',
    zone: 'Asia/Manila',
    now: NOW,
  },
  '/wps/relay/MCSFE_getPromotion': {
    ...promotion,
    version: '1',
    terms: [{ tag: 'p', children: ['One for each <script>alert(1)</script>household.'] }],
    needs: [{ kind: 'join', minimum: null, count: null, done: null }],
    multiple: '5',
    multipleOf: 'reward',
    bonusId: null,
    rewardDays: 7,
    application: null,
    entry: null,
    currency: 'PHP',
    now: NOW,
  },
}

interface Params {
  locale?: string
  closing?: Closing
  flags?: Record<string, boolean>
  /** Paths whose calls fail. */
  failing?: string[]
  /** Answers that replace the default ones, by path. */
  responses?: Record<string, unknown>
  settings?: Partial<MerchantSettings>
}

/** Returns the HTML of a visitor's page as the server sends it. */
export async function htmlOf(path: string, params: Params = {}) {
  const { locale = 'en', closing, flags, failing = [], responses = {}, settings } = params
  const call: Call = async (endpoint: Endpoint) => {
    if (failing.includes(endpoint.path)) throw new Error('The gateway is unreachable')
    // The cast is safe, because the contract's schemas validate these answers.
    return endpoint.output.parse(responses[endpoint.path] ?? answers[endpoint.path]) as never
  }
  const queries = createQueryClient(call)
  queries.setQueryData(merchantSettings.queryKey, { ...testSettings, ...settings, ...(flags && { flags }) })
  queries.setQueryData(merchantStatus.queryKey, {
    maintenance: closing === 'maintenance',
    until: null,
    message: '',
    restricted: closing === 'region',
    country: closing ? 'FR' : null,
  })
  if (closing) await prepareClosed(closing)
  const address = addressOf(path, 'first')
  const i18n = await loadServerMessages(locale, (await routeOf(routes, address.path)).texts)
  const page = await openPage(routes, address, queries)
  const router = { address, arrival: 'first' as const, navigate: () => undefined }
  return renderToString(<App texts={i18n} queries={queries} mounted={mountFirst(router, page, null)} />)
}
