import type { Page } from '@playwright/test'

import { pageAddresses } from '@ante/contract/merchant/page-addresses.ts'
import { shareOfGate } from '@ante/gateway/test/gate-share.ts'

import { LAZY_ADDRESSES } from './kit/addresses.ts'
import { accessibilityViolations } from './kit/accessibility-violations.ts'
import { BOTH } from './kit/brand.ts'
import type { BrandOptions } from './kit/brand.ts'
import { expect, test } from './kit/journey.ts'
import { placeBets } from './kit/lottery.ts'
import { checkLayout } from './kit/check-layout.ts'
import { checkPopup } from './kit/popups.ts'
import { renamed, whileRenamed } from './kit/renamed.ts'
import { namesOn } from './kit/reordered-names.ts'
import {
  AGENT_SCREENS,
  openScreenState,
  MEMBER_BET,
  MEMBER_SCREENS,
  VISITOR_SCREENS,
  whileClosed,
} from './kit/screens.ts'
import type { Screen } from './kit/screens.ts'
import { signIn } from './kit/session.ts'
import { OPEN, SHELLS, expectShell } from './kit/shells.ts'
import type { ShownShell } from './kit/shells.ts'
import { playRound } from './kit/vendor.ts'
import type { Translate } from './kit/texts.ts'

/** Screens on which the check of names must find names from data. */
const SCREENS_WITH_NAMES = {
  visitor: [
    'home',
    'game-list',
    'vendor-slots',
    'game-lobby',
    'lottery',
    'lottery-results',
    'lottery-draw',
    'promotion',
  ],
  member: ['home-member', 'transfer-from', 'deposit', 'slot', 'round', 'lottery-bet', 'lottery-order'],
  agent: ['/m/member/team', 'team-member', 'downline-contracts', 'team-bet'],
}
/** A round that leaves the member's balance unchanged. */
const ROUND = { stake: '1.00', win: '1.00' }

const pathOf = ({ path }: Screen) => path.split('?')[0] ?? path
const checkedPaths = new Set(
  [...VISITOR_SCREENS.filter((screen) => pathOf(screen) in OPEN), ...MEMBER_SCREENS].map(pathOf),
)

const screensAt = (addresses: Iterable<string>): Screen[] => [...addresses].map((path) => ({ name: path, path }))

const SCREENS_FOR_VISITORS = [
  ...VISITOR_SCREENS,
  ...screensAt(Object.keys(OPEN).filter((path) => !checkedPaths.has(path))),
]
const AGENT_PAGES = new Set(
  [...Object.keys(SHELLS), ...LAZY_ADDRESSES].filter((path) => !checkedPaths.has(path) && !(path in OPEN)),
)
/** Addresses that show the page of another address, or the not-found page while the site is open. */
const WITHOUT_SCREEN = ['/', '/m', '/m/index', '/m/index.html', '/m/maintenance']

test.describe.configure({ mode: 'parallel' })

// Slow, because each test runs all checks on dozens of screens.
test.beforeEach(() => test.slow())

interface CheckContext {
  t: Translate
  prefix: string
  /** Whether names from data are replaced: see `isRenamedIn`. */
  isRenamed?: boolean
  shells?: Record<string, ShownShell>
}

/**
 * Opens a screen once and runs all checks: its shell, its layout, its accessibility, and the order of names. Returns
 * the number of names.
 */
async function check(
  page: Page,
  { t, prefix, isRenamed = false, shells = {} }: CheckContext,
  screen: Screen,
): Promise<number> {
  await openScreenState(page, t, screen)
  const shellOfPage = screen.act ? undefined : shells[pathOf(screen)]
  if (shellOfPage) await expectShell(page, screen.name, shellOfPage)
  await checkLayout(page, `${prefix}-${screen.name.replaceAll('/', '-')}`)
  expect.soft(await accessibilityViolations(page), screen.name).toEqual([])
  if (!isRenamed) return 0
  const { count, reordered } = await namesOn(page)
  expect.soft(reordered, `${screen.name}: reordered names`).toEqual([])
  return count
}

/**
 * Returns the screens that are checked at a merchant: all of them at the first one; at the second, which tests the other
 * writing direction and colours, the share of this commit's run.
 */
const screensOf = (merchant: BrandOptions['merchant'], screens: readonly Screen[]): readonly Screen[] =>
  merchant === 'aurora' ? screens : shareOfGate(screens)

/** Checks screens in turn, and that each of the screens in `expectedNames` shows names from data. */
async function checkAll(
  page: Page,
  context: CheckContext,
  screens: readonly Screen[],
  expectedNames: readonly string[],
): Promise<void> {
  for (const screen of screens) {
    const names = await check(page, context, screen)
    if (context.isRenamed && expectedNames.includes(screen.name))
      expect.soft(names, `${screen.name}: names from data`).toBeGreaterThan(0)
  }
}

/**
 * Whether names from data are replaced. In Arabic each name then begins and ends with characters that a right-to-left
 * page displays in the wrong order unless it isolates the name.
 */
const isRenamedIn = (language: BrandOptions['language']): boolean => language === 'ar'

/** Runs `work` with the username of the account; in Arabic, names from data are replaced meanwhile, also this one. */
async function checkScreensAs(
  account: string,
  { merchant, language }: BrandOptions,
  work: (username: string) => Promise<void>,
): Promise<void> {
  if (isRenamedIn(language)) await whileRenamed(merchant, () => work(renamed(account)))
  else await work(account)
}

test('every address of the app is checked on a screen', () => {
  const addresses = new Set([...SCREENS_FOR_VISITORS.map(pathOf), ...checkedPaths, ...AGENT_PAGES, ...WITHOUT_SCREEN])
  expect(Object.keys(pageAddresses).filter((path) => !addresses.has(path))).toEqual([])
})

test('a visitor can use every screen', { tag: BOTH }, async ({ page, t, merchant, language }) => {
  const prefix = `${merchant}-${language}`
  const isRenamed = isRenamedIn(language)
  await checkScreensAs('', { merchant, language }, async () => {
    await page.goto('/m/home')
    await checkPopup(page, () => checkLayout(page, `${prefix}-popup`))
    await checkAll(
      page,
      { t, prefix, isRenamed, shells: OPEN },
      screensOf(merchant, SCREENS_FOR_VISITORS),
      SCREENS_WITH_NAMES.visitor,
    )
  })
})

test('a visitor can use the screens of a closed site', { tag: BOTH }, async ({ page, t, merchant, language }) => {
  const prefix = `${merchant}-${language}`
  await whileClosed(page, merchant, (screen) => check(page, { t, prefix }, screen))
})

test('a member can use every screen', { tag: BOTH }, async ({ page, t, merchant, language }) => {
  await playRound('player02', merchant, ROUND)
  const prefix = `${merchant}-${language}`
  const isRenamed = isRenamedIn(language)
  await checkScreensAs('player02', { merchant, language }, async (username) => {
    await signIn(page, { username, password: 'Demo2026' })
    await placeBets(page, MEMBER_BET)
    await checkAll(
      page,
      { t, prefix, isRenamed, shells: SHELLS },
      screensOf(merchant, MEMBER_SCREENS),
      SCREENS_WITH_NAMES.member,
    )
  })
})

test(
  'an agent can use all other addresses without a redirect',
  { tag: BOTH },
  async ({ page, t, merchant, language }) => {
    const prefix = `${merchant}-${language}-agent`
    await checkScreensAs('agent01', { merchant, language }, async (username) => {
      await signIn(page, { username, password: 'Demo2026' })
      const context = { t, prefix, isRenamed: isRenamedIn(language), shells: SHELLS }
      for (const screen of screensOf(merchant, screensAt(AGENT_PAGES))) {
        await checkAll(page, context, [screen], SCREENS_WITH_NAMES.agent)
        expect.soft(new URL(page.url()).pathname).toBe(screen.path)
      }
      await checkAll(page, context, screensOf(merchant, AGENT_SCREENS), SCREENS_WITH_NAMES.agent)
    })
  },
)
