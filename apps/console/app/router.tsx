import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'

import { first, home, invitation, merchant, root, signedIn } from './base-routes.ts'
import { parseSearch, stringifySearch } from './search-text.ts'
import { searches } from './searches.ts'
import { PageFailed } from './shell/page-failed.tsx'

const dashboard = createRoute({
  getParentRoute: () => merchant,
  path: '/dashboard',
  component: lazyRouteComponent(() => import('./dashboard/dashboard-page.tsx')),
})
const players = createRoute({
  getParentRoute: () => merchant,
  path: '/players',
  validateSearch: searches.players,
  component: lazyRouteComponent(() => import('./players/players-page.tsx')),
})
const player = createRoute({
  getParentRoute: () => merchant,
  path: '/players/$player',
  validateSearch: searches.player,
  component: lazyRouteComponent(() => import('./players/player-page.tsx')),
})
const withdrawals = createRoute({
  getParentRoute: () => merchant,
  path: '/withdrawals',
  validateSearch: searches.withdrawals,
  component: lazyRouteComponent(() => import('./withdrawals/withdrawals-page.tsx')),
})
const deposits = createRoute({
  getParentRoute: () => merchant,
  path: '/deposits',
  validateSearch: searches.deposits,
  component: lazyRouteComponent(() => import('./deposits/deposits-page.tsx')),
})
const approvals = createRoute({
  getParentRoute: () => merchant,
  path: '/approvals',
  validateSearch: searches.approvals,
  component: lazyRouteComponent(() => import('./approvals/approvals-page.tsx')),
})
const reconciliation = createRoute({
  getParentRoute: () => merchant,
  path: '/reconciliation',
  validateSearch: searches.reconciliation,
  component: lazyRouteComponent(() => import('./reconciliation/reconciliation-page.tsx')),
})
const reasons = createRoute({
  getParentRoute: () => merchant,
  path: '/reasons',
  validateSearch: searches.reasons,
  component: lazyRouteComponent(() => import('./reasons/reasons-page.tsx')),
})
const flags = createRoute({
  getParentRoute: () => merchant,
  path: '/flags',
  validateSearch: searches.flags,
  component: lazyRouteComponent(() => import('./flags/flags-page.tsx')),
})
const content = createRoute({
  getParentRoute: () => merchant,
  path: '/content',
  validateSearch: searches.content,
  component: lazyRouteComponent(() => import('./content/content-page.tsx')),
})
const contentItem = createRoute({
  getParentRoute: () => merchant,
  path: '/content/$kind/$key',
  validateSearch: searches.contentItem,
  component: lazyRouteComponent(() => import('./content/item-page.tsx')),
})
const promotions = createRoute({
  getParentRoute: () => merchant,
  path: '/promotions',
  validateSearch: searches.promotions,
  component: lazyRouteComponent(() => import('./promotions/promotions-page.tsx')),
})
const promotion = createRoute({
  getParentRoute: () => merchant,
  path: '/promotions/$code',
  validateSearch: searches.contentItem,
  component: lazyRouteComponent(() => import('./promotions/promotion-page.tsx')),
})
const applications = createRoute({
  getParentRoute: () => merchant,
  path: '/promotion-applications',
  validateSearch: searches.applications,
  component: lazyRouteComponent(() => import('./promotions/applications/applications-page.tsx')),
})
const reports = createRoute({
  getParentRoute: () => merchant,
  path: '/reports',
  validateSearch: searches.reports,
  component: lazyRouteComponent(() => import('./reports/reports-page.tsx')),
})
const brandPages = () => import('./brands/brand-pages.ts')
const brands = createRoute({
  getParentRoute: () => merchant,
  path: '/brands',
  validateSearch: searches.brands,
  component: lazyRouteComponent(brandPages, 'BrandsPage'),
})
const brand = createRoute({
  getParentRoute: () => merchant,
  path: '/brands/$brand',
  validateSearch: searches.brand,
  component: lazyRouteComponent(brandPages, 'BrandPage'),
})
const setupPages = () => import('./setups/setup-pages.ts')
const setups = createRoute({
  getParentRoute: () => merchant,
  path: '/setups',
  validateSearch: searches.setups,
  component: lazyRouteComponent(setupPages, 'SetupsPage'),
})
const setup = createRoute({
  getParentRoute: () => merchant,
  path: '/setups/$setup',
  validateSearch: searches.setup,
  component: lazyRouteComponent(setupPages, 'SetupPage'),
})
const staff = createRoute({
  getParentRoute: () => merchant,
  path: '/staff',
  validateSearch: searches.staff,
  component: lazyRouteComponent(() => import('./staff/staff-page.tsx')),
})
const roles = createRoute({
  getParentRoute: () => merchant,
  path: '/roles',
  validateSearch: searches.roles,
  component: lazyRouteComponent(() => import('./roles/roles-page.tsx')),
})
const audit = createRoute({
  getParentRoute: () => merchant,
  path: '/audit',
  validateSearch: searches.audit,
  component: lazyRouteComponent(() => import('./audit/audit-page.tsx')),
})

const inbox = createRoute({
  getParentRoute: () => merchant,
  path: '/inbox',
  component: lazyRouteComponent(() => import('./inbox/inbox-page.tsx')),
})
const reviews = createRoute({
  getParentRoute: () => merchant,
  path: '/reviews',
  validateSearch: searches.reviews,
  component: lazyRouteComponent(() => import('./reviews/reviews-page.tsx')),
})
const unusedRights = createRoute({
  getParentRoute: () => merchant,
  path: '/unused-rights',
  validateSearch: searches.unusedRights,
  component: lazyRouteComponent(() => import('./reviews/unused-rights-page.tsx')),
})
const networks = createRoute({
  getParentRoute: () => merchant,
  path: '/networks',
  component: lazyRouteComponent(() => import('./networks/networks-page.tsx')),
})

const games = createRoute({
  getParentRoute: () => merchant,
  path: '/games',
  validateSearch: searches.games,
  component: lazyRouteComponent(() => import('./games/games-page.tsx')),
})

const sports = createRoute({
  getParentRoute: () => merchant,
  path: '/sports',
  validateSearch: searches.sports,
  component: lazyRouteComponent(() => import('./sports/sports-page.tsx')),
})

const saferPlay = createRoute({
  getParentRoute: () => merchant,
  path: '/safer-play',
  validateSearch: searches.saferPlay,
  component: lazyRouteComponent(() => import('./safer-play/safer-play-page.tsx')),
})
const support = createRoute({
  getParentRoute: () => merchant,
  path: '/support',
  validateSearch: searches.support,
  component: lazyRouteComponent(() => import('./support/support-page.tsx')),
})
const lottery = createRoute({
  getParentRoute: () => merchant,
  path: '/lottery',
  validateSearch: searches.lottery,
  component: lazyRouteComponent(() => import('./lottery/lottery-page.tsx')),
})
const lotteryGame = createRoute({
  getParentRoute: () => merchant,
  path: '/lottery/$game',
  validateSearch: searches.lotteryGame,
  component: lazyRouteComponent(() => import('./lottery/lottery-game-page.tsx')),
})
const agents = createRoute({
  getParentRoute: () => merchant,
  path: '/agents',
  validateSearch: searches.agents,
  component: lazyRouteComponent(() => import('./agents/agents-page.tsx')),
})
const health = createRoute({
  getParentRoute: () => merchant,
  path: '/health',
  component: lazyRouteComponent(() => import('./health/health-page.tsx')),
})
const vendors = createRoute({
  getParentRoute: () => merchant,
  path: '/vendors',
  validateSearch: searches.vendors,
  component: lazyRouteComponent(() => import('./vendors/vendors-page.tsx')),
})
const operations = createRoute({
  getParentRoute: () => merchant,
  path: '/operations',
  validateSearch: searches.operations,
  component: lazyRouteComponent(() => import('./operations/operations-page.tsx')),
})
const subject = createRoute({
  getParentRoute: () => merchant,
  path: '/operations/$subject',
  validateSearch: searches.subject,
  component: lazyRouteComponent(() => import('./operations/subject-page.tsx')),
})

const routeTree = root.addChildren([
  invitation,
  signedIn.addChildren([
    home,
    merchant.addChildren([
      first,
      dashboard,
      players,
      player,
      withdrawals,
      deposits,
      inbox,
      approvals,
      reconciliation,
      reasons,
      flags,
      content,
      contentItem,
      promotions,
      promotion,
      applications,
      reports,
      brands,
      brand,
      setups,
      setup,
      staff,
      roles,
      reviews,
      unusedRights,
      networks,
      audit,
      vendors,
      games,
      saferPlay,
      support,
      sports,
      lottery,
      lotteryGame,
      agents,
      health,
      operations,
      subject,
    ]),
  ]),
])

/** Creates the console's router; tests pass a `history` of their own. */
export const createConsoleRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultErrorComponent: PageFailed,
    parseSearch,
    stringifySearch,
    ...(history && { history }),
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>
  }
}
