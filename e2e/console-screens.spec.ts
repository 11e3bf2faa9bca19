import { SetupStep } from '@ante/contract/console/merchant-setup-steps.ts'
import { makeSetupRole, SETUP_ROLE } from '@ante/gateway/console/setups/test/setup-role.ts'
import { setupScene } from '@ante/gateway/console/setups/test/setup-scene.ts'
import type { Page } from '@playwright/test'

import { accessibilityViolations } from './kit/accessibility-violations.ts'
import { AURORA_ONLY, DEEP } from './kit/brand.ts'
import { BRAND, fillConsole } from './kit/console-data.ts'
import type { ConsoleData } from './kit/console-data.ts'
import { DESKTOP, expect, test } from './kit/console-journey.ts'
import { horizontalOverflow } from './kit/horizontal-overflow.ts'
import { consoleOrigin } from './kit/invite-staff.ts'
import { withSiteGateway } from './kit/site-gateway.ts'

/** Screens that are checked without data: the address below the merchant, by name. */
const EMPTY: Record<string, string> = {
  dashboard: 'dashboard',
  players: 'players',
  'players-none': 'players?q=no-such-player',
  withdrawals: 'withdrawals',
  deposits: 'deposits',
  inbox: 'inbox',
  approvals: 'approvals',
  reconciliation: 'reconciliation?day=2026-01-01',
  announcements: 'content?kind=announcements&state=ended',
  'announcements-calendar': 'content?kind=announcements&view=calendar',
  banners: 'content?kind=banners&state=ended',
  help: 'content?kind=help&state=ended',
  agreements: 'content?kind=agreements&state=ended',
  letters: 'content?kind=letters&state=ended',
  promotions: 'promotions?state=review',
  'promotion-applications': 'promotion-applications?tab=rejected',
  reports: 'reports?report=agents&from=2026-01-01&until=2026-01-02',
  brands: 'brands',
  staff: 'staff',
  reviews: 'reviews',
  'unused-rights': 'unused-rights?mail=no-such-person@example.com',
  networks: 'networks',
  audit: 'audit?actor=no-such-person',
  flags: 'flags?q=no-such-flag',
  games: 'games?name=no-such-game',
  'safer-play': 'safer-play?tab=interactions',
  agents: 'agents',
  'agents-bills': 'agents?view=bills&state=expired',
  sports: 'sports?player=nobody',
  vendors: 'vendors?name=no-such-vendor',
  support: 'support?list=all&kind=feedback&category=GAME',
  'support-snippets': 'support?view=snippets&language=EN',
  operations: 'operations?q=no-such-operation',
  'operations-empty': 'operations/promotions?action=list-applications',
  'operations-none': 'operations/no-such-subject',
  'no-page': 'no-such-page',
}

const PLAYER_TABS = [
  'timeline',
  'view',
  'ledger',
  'deposits',
  'withdrawals',
  'rounds',
  'lottery',
  'bonuses',
  'limits',
  'devices',
  'links',
  'mails',
  'chats',
  'notes',
  'contracts',
  'changes',
]

const fullScreens = ({
  player,
  withdrawal,
  deposit,
  lotteryDraw,
  agents,
  supportCase,
}: ConsoleData): Record<string, string> => ({
  dashboard: 'dashboard',
  'players-found': 'players?q=player0',
  ...Object.fromEntries(PLAYER_TABS.map((tab) => [`player-${tab}`, `players/${player}?tab=${tab}`])),
  withdrawals: 'withdrawals',
  announcements: 'content?kind=announcements',
  announcement: 'content/announcements/demo:popup-members',
  banners: 'content?kind=banners',
  'banners-calendar': 'content?kind=banners&view=calendar',
  banner: 'content/banners/demo:aurora-ocean',
  help: 'content?kind=help',
  'help-article': 'content/help/getting-started',
  agreements: 'content?kind=agreements',
  agreement: 'content/agreements/2026-1',
  letters: 'content?kind=letters',
  promotions: 'promotions',
  promotion: 'promotions/ten-back',
  'promotion-applications': 'promotion-applications',
  reports: 'reports?report=vendors',
  'withdrawals-open': `withdrawals?open=${withdrawal}`,
  'withdrawals-held': 'withdrawals?tab=held',
  deposits: 'deposits',
  'deposits-open': `deposits?open=${deposit}`,
  inbox: 'inbox',
  approvals: 'approvals',
  reconciliation: 'reconciliation',
  staff: 'staff',
  roles: 'roles?role=finance',
  reviews: 'reviews',
  'unused-rights': 'unused-rights',
  networks: 'networks',
  audit: 'audit',
  flags: 'flags',
  'flags-compared': 'flags?with=lotus&show=different&open=SECPRIV',
  brands: 'brands',
  brand: `brands/${BRAND}`,
  vendors: 'vendors',
  'vendors-open': 'vendors?open=JL',
  games: 'games',
  'safer-play': 'safer-play',
  'safer-play-limits': 'safer-play?tab=limits',
  'safer-play-drafts': 'safer-play?tab=drafts',
  support: 'support?list=all',
  'support-open': `support?list=all&open=${supportCase}`,
  'support-snippets': 'support?view=snippets',
  'support-settings': 'support?view=settings',
  sports: 'sports',
  'sports-liabilities': 'sports?view=liabilities',
  'sports-corrections': 'sports?view=corrections',
  'sports-tiles': 'sports?view=tiles',
  lottery: 'lottery',
  'lottery-draw': `lottery?open=${encodeURIComponent(`FFC60 ${lotteryDraw}`)}`,
  'lottery-lotteries': 'lottery?view=lotteries',
  'lottery-game': 'lottery/FFC60',
  'lottery-exposure': 'lottery/FFC60?view=exposure',
  'lottery-sale': 'lottery/FFC60?view=sale',
  'lottery-limits': 'lottery/FFC60?view=limits',
  agents: `agents?at=${agents.top.id}.${agents.middle.id}&players=yes`,
  'agents-member': `agents?at=${agents.top.id}&open=${agents.middle.id}&to=${agents.middle.id}`,
  'agents-rates-of-member': `agents?open=${agents.middle.id}&to=${agents.middle.id}&tab=rates`,
  'agents-contracts': `agents?view=contracts&open=${agents.contract}`,
  'agents-bills': `agents?view=bills&open=${agents.bill}`,
  'agents-rates': 'agents?view=rates',
  'agents-proofs': 'agents?view=proofs',
  health: 'health',
  operations: 'operations',
  'operations-flags': 'operations/flags',
  'operations-row': 'operations/channels?open=bank',
  'operations-form': 'operations/bonuses?form=create',
})

const THEMES = ['light', 'dark'] as const
/** Sizes of a tablet and of a phone, at which approvals are usable. */
const TABLET = { width: 1024, height: 768 }
const PHONE = { width: 390, height: 844 }

/** Checks the page that is open: no violations of accessibility and no horizontal overflow, in both themes. */
async function check(page: Page, name: string): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme })
    // Colours change by transitions, which begin with the next frame; the check waits for those that have begun.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect.soft(await accessibilityViolations(page, false), `${name} ${theme}`).toEqual([])
    if (process.env['SCREENS'] === 'on')
      await page.screenshot({ path: `test-results/screens/console-${name}-${theme}.png` })
  }
  expect.soft(await page.evaluate(horizontalOverflow), `${name} overflows horizontally`).toBeLessThanOrEqual(0)
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Until the lists are loaded, placeholders are shown.
  await expect(page.locator('[class*="skeleton"]')).toHaveCount(0)
}

test.describe('every screen of the console, in both themes', { tag: [AURORA_ONLY, DEEP] }, () => {
  test.beforeEach(() => test.slow())

  test('empty', async ({ openAsStaff }) => {
    const { page } = await openAsStaff(['merchant-admin', null], '/m/lotus/dashboard')
    for (const [name, address] of Object.entries(EMPTY)) {
      await open(page, `/m/lotus/${address}`)
      await check(page, `${name}-empty`)
    }
  })

  test('with data', async ({ openAsStaff }) => {
    const data = await withSiteGateway(fillConsole)
    const { page } = await openAsStaff(['merchant-admin', null], '/m/aurora/dashboard')
    for (const [name, address] of Object.entries(fullScreens(data))) {
      await open(page, `/m/aurora/${address}`)
      await check(page, name)
    }
    for (const [name, size] of Object.entries({ tablet: TABLET, phone: PHONE })) {
      await page.setViewportSize(size)
      await open(page, '/m/aurora/approvals')
      await check(page, `approvals-${name}`)
      await page.getByRole('row').nth(1).click()
      await check(page, `approvals-open-${name}`)
    }
    await page.setViewportSize(DESKTOP)
  })

  test('new merchants', async ({ openAsStaff }) => {
    const { draft, live } = await withSiteGateway(async (gateway) => {
      await makeSetupRole(gateway)
      const { begun, created } = await setupScene(gateway, SETUP_ROLE)
      return { draft: await begun(), live: await created('screens-bay') }
    })
    const { page } = await openAsStaff([SETUP_ROLE, null], '/m/-/setups')
    const names = { setups: 'setups', 'setup-live': `setups/${live}` }
    const steps = [...SetupStep.options, 'review'].map(
      (step) => [`setup-${step}`, `setups/${draft}?step=${step}`] as const,
    )
    for (const [name, address] of [...Object.entries(names), ...steps]) {
      await open(page, `/m/-/${address}`)
      await check(page, name)
    }
  })

  test('the sign-in', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto(consoleOrigin())
    await check(page, 'sign-in')
  })
})
