import { AnnouncementState, EditedType } from '@ante/contract/console/announcements.ts'
import { GameCategory } from '@ante/contract/catalogue/category.ts'
import { DepositTab } from '@ante/contract/console/deposits.ts'
import { GameGap } from '@ante/contract/console/games.ts'
import { PlayerSort, PlayerState } from '@ante/contract/console/players/list-players.ts'
import { QueueSort, ReasonKind } from '@ante/contract/console/review-parts.ts'
import { VendorState } from '@ante/contract/console/vendors.ts'
import { WithdrawalTab } from '@ante/contract/console/withdrawal-parts.ts'
import { Language } from '@ante/contract/merchant/language.ts'
import { AuditResult } from '@ante/contract/staff/audit.ts'
import { ChangeState } from '@ante/contract/staff/changes.ts'
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import * as z from 'zod/mini'

import { maybe, PageTrail } from './lib/pages.ts'
import { InvitationPage } from './sign-in/invitation-page.tsx'
import { FirstScreen } from './shell/first-screen.tsx'
import { UnknownAddress } from './shell/not-found.tsx'
import { PageFailed } from './shell/page-failed.tsx'
import { SignedIn, SiteOnly } from './shell/signed-in.tsx'

const Word = maybe(z.string().check(z.minLength(1), z.maxLength(254)))
const Id = maybe(z.string().check(z.regex(/^\d{1,18}$/)))
const List = { page: PageTrail, open: Id, hide: Word }
const Amount = maybe(z.string().check(z.regex(/^\d{1,14}(\.\d{1,4})?$/)))
const Digits = maybe(z.string().check(z.regex(/^\d{1,6}$/)))
const Code = maybe(z.string().check(z.regex(/^\w{1,40}$/)))
const Action = maybe(z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/)))
const Day = maybe(z.iso.date())

const root = createRootRoute({ component: Outlet, notFoundComponent: UnknownAddress })
const invitation = createRoute({ getParentRoute: () => root, path: '/invitation', component: InvitationPage })
const signedIn = createRoute({ getParentRoute: () => root, id: 'in', component: SignedIn })
const home = createRoute({ getParentRoute: () => signedIn, path: '/', component: FirstScreen })
const merchant = createRoute({ getParentRoute: () => signedIn, path: '/m/$merchant', component: SiteOnly })
const first = createRoute({ getParentRoute: () => merchant, path: '/', component: FirstScreen })

const dashboard = createRoute({
  getParentRoute: () => merchant,
  path: '/dashboard',
  component: lazyRouteComponent(() => import('./dashboard/dashboard-page.tsx')),
})
const players = createRoute({
  getParentRoute: () => merchant,
  path: '/players',
  // With a text, the players found by it are shown, otherwise the filtered list.
  validateSearch: z.object({
    ...List,
    q: Word,
    state: maybe(PlayerState),
    type: Digits,
    level: Digits,
    tag: Word,
    from: Day,
    until: Day,
    sort: maybe(PlayerSort),
  }),
  component: lazyRouteComponent(() => import('./players/players-page.tsx')),
})
const player = createRoute({
  getParentRoute: () => merchant,
  path: '/players/$player',
  validateSearch: z.object({
    tab: Word,
    /** Id of the open row of the tab; in a tab with several kinds of rows, the kind and a number. */
    open: Word,
    wallet: maybe(z.string().check(z.regex(/^\d{1,4}$/))),
  }),
  component: lazyRouteComponent(() => import('./players/player-page.tsx')),
})
const withdrawals = createRoute({
  getParentRoute: () => merchant,
  path: '/withdrawals',
  // Without a tab, withdrawals that await a review are shown.
  validateSearch: z.object({
    ...List,
    open: Code,
    sort: maybe(QueueSort),
    tab: maybe(WithdrawalTab),
    minimum: Amount,
    maximum: Amount,
    minutes: Digits,
    level: Digits,
    bank: Code,
    provider: Code,
    first: maybe(z.literal('yes')),
  }),
  component: lazyRouteComponent(() => import('./withdrawals/withdrawals-page.tsx')),
})
const deposits = createRoute({
  getParentRoute: () => merchant,
  path: '/deposits',
  // Without a tab, deposits that are reported as paid are shown.
  validateSearch: z.object({
    ...List,
    open: Code,
    sort: maybe(QueueSort),
    tab: maybe(DepositTab),
    minimum: Amount,
    maximum: Amount,
    channel: Word,
  }),
  component: lazyRouteComponent(() => import('./deposits/deposits-page.tsx')),
})
const approvals = createRoute({
  getParentRoute: () => merchant,
  path: '/approvals',
  // Without a state, changes that await a decision are shown.
  validateSearch: z.object({ ...List, state: maybe(z.union([ChangeState, z.literal('all')])) }),
  component: lazyRouteComponent(() => import('./approvals/approvals-page.tsx')),
})
const reconciliation = createRoute({
  getParentRoute: () => merchant,
  path: '/reconciliation',
  validateSearch: z.object({ day: Day, open: Id, page: PageTrail }),
  component: lazyRouteComponent(() => import('./reconciliation/reconciliation-page.tsx')),
})
const reasons = createRoute({
  getParentRoute: () => merchant,
  path: '/reasons',
  validateSearch: z.object({ open: Code, hide: Word, kind: maybe(ReasonKind) }),
  component: lazyRouteComponent(() => import('./reasons/reasons-page.tsx')),
})
const flags = createRoute({
  getParentRoute: () => merchant,
  path: '/flags',
  validateSearch: z.object({
    open: Code,
    q: Word,
    with: Word,
    show: maybe(z.enum(['different', 'on', 'off', 'scheduled'])),
  }),
  component: lazyRouteComponent(() => import('./flags/flags-page.tsx')),
})
const announcements = createRoute({
  getParentRoute: () => merchant,
  path: '/announcements',
  validateSearch: z.object({
    page: PageTrail,
    state: maybe(AnnouncementState),
    type: maybe(EditedType),
    view: maybe(z.literal('calendar')),
    /** First day of the calendar. */
    from: Day,
  }),
  component: lazyRouteComponent(() => import('./announcements/announcements-page.tsx')),
})
const announcement = createRoute({
  getParentRoute: () => merchant,
  path: '/announcements/$key',
  validateSearch: z.object({ lang: maybe(Language) }),
  component: lazyRouteComponent(() => import('./announcements/announcement-page.tsx')),
})
const staff = createRoute({
  getParentRoute: () => merchant,
  path: '/staff',
  validateSearch: z.object(List),
  component: lazyRouteComponent(() => import('./staff/staff-page.tsx')),
})
const roles = createRoute({
  getParentRoute: () => merchant,
  path: '/roles',
  validateSearch: z.object({ role: Word }),
  component: lazyRouteComponent(() => import('./roles/roles-page.tsx')),
})
const audit = createRoute({
  getParentRoute: () => merchant,
  path: '/audit',
  validateSearch: z.object({
    ...List,
    actor: Word,
    action: Word,
    object: Word,
    result: maybe(AuditResult),
    from: Day,
    until: Day,
  }),
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
  validateSearch: z.object({
    quarter: Word,
    show: maybe(z.enum(['all', 'open', 'confirmed', 'removed'])),
    open: Id,
    page: PageTrail,
  }),
  component: lazyRouteComponent(() => import('./reviews/reviews-page.tsx')),
})
const unusedRights = createRoute({
  getParentRoute: () => merchant,
  path: '/unused-rights',
  validateSearch: z.object({
    days: maybe(z.enum(['30', '90', '180', '365'])),
    mail: Word,
    open: Word,
    page: PageTrail,
  }),
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
  validateSearch: z.object({
    open: Id,
    page: PageTrail,
    vendor: Code,
    category: maybe(GameCategory),
    state: maybe(z.enum(['open', 'closed'])),
    gap: maybe(GameGap),
    play: maybe(z.enum(['drift', 'unplayed'])),
    name: Word,
  }),
  component: lazyRouteComponent(() => import('./games/games-page.tsx')),
})
const health = createRoute({
  getParentRoute: () => merchant,
  path: '/health',
  component: lazyRouteComponent(() => import('./health/health-page.tsx')),
})
const vendors = createRoute({
  getParentRoute: () => merchant,
  path: '/vendors',
  validateSearch: z.object({
    state: maybe(z.union([VendorState, z.literal('down')])),
    name: Word,
    /** Code of the open vendor. */
    open: Code,
  }),
  component: lazyRouteComponent(() => import('./vendors/vendors-page.tsx')),
})
const operations = createRoute({
  getParentRoute: () => merchant,
  path: '/operations',
  validateSearch: z.object({ q: Word }),
  component: lazyRouteComponent(() => import('./operations/operations-page.tsx')),
})
const subject = createRoute({
  getParentRoute: () => merchant,
  path: '/operations/$subject',
  // Without an action, the subject's list is shown. `values` are the values of the action's fields, as a query.
  validateSearch: z.object({
    action: Action,
    form: Action,
    values: maybe(z.string().check(z.maxLength(4_000))),
    q: Word,
    open: Word,
  }),
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
      announcements,
      announcement,
      staff,
      roles,
      reviews,
      unusedRights,
      networks,
      audit,
      vendors,
      games,
      health,
      operations,
      subject,
    ]),
  ]),
])

/** All parameters are text. The router's default parser would turn an id into a number. */
const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text))

function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

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
