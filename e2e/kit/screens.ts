import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

import { runOperator } from './operator.ts'
import { openSlot, tryLogIn } from './steps.ts'
import type { Translate } from './texts.ts'

export interface Screen {
  name: string
  path: string
  /** Action that brings the page into the state to check. */
  act?(page: Page, t: Translate): Promise<unknown>
}

const tapButton = (name: string) => (page: Page, t: Translate) =>
  page.getByRole('button', { name: t(name), exact: true }).tap()

const tapFirst = (name: string) => (page: Page, t: Translate) =>
  page
    .locator('main')
    .getByRole('button', { name: t(name) })
    .first()
    .tap()

/** Opens the first link to an address, and waits for the heading of its content. */
const openFirstLink = (address: string) => async (page: Page) => {
  await page.locator(`main a[href*="${address}"]`).first().tap()
  await page.waitForURL(({ href }) => href.includes(address))
  await expect(page.locator('main h2').first()).toBeVisible()
}

const ENTRY = 'main li > button[aria-haspopup="dialog"], main li > div > button[aria-haspopup="dialog"]'
const openFirstEntry = (page: Page) => page.locator(ENTRY).first().tap()

/** All pages and their states, for a visitor. */
export const VISITOR_SCREENS: readonly Screen[] = [
  { name: 'home', path: '/m/home' },
  { name: 'menu', path: '/m/home', act: tapButton('Menu') },
  { name: 'languages', path: '/m/home', act: tapButton('Choose language') },
  { name: 'game-list', path: '/m/gameList?gameType=RNG' },
  { name: 'game-list-empty', path: '/m/gameList?gameType=RNG&gameName=zzzzzz' },
  { name: 'game-list-failed', path: '/m/gameList?gameType=RNG', act: searchOffline },
  { name: 'game-list-out-of-order', path: '/m/gameList?gameType=RNG', act: searchWithServerError },
  { name: 'game-center', path: '/m/gameCenter' },
  { name: 'vendor-slots', path: '/m/slotsCenter?vassalage=JL' },
  { name: 'slots-center', path: '/m/slotsCenter' },
  { name: 'book', path: '/m/gameCenter?vassalage=BTI&gameType=SPORTS' },
  { name: 'game-lobby', path: '/m/gameLobby?gameType=LIVE' },
  { name: 'lottery', path: '/m/lottery', act: expectLoaded },
  { name: 'lottery-all', path: '/m/moreLottery', act: expectLoaded },
  { name: 'lottery-results', path: '/m/startLottery', act: expectLoaded },
  { name: 'lottery-results-vietnam', path: '/m/startLottery?tab=vietnam', act: expectLoaded },
  { name: 'lottery-draws', path: '/m/lotteryDraws?game=PK1060', act: expectLoaded },
  { name: 'lottery-trend', path: '/m/lotteryTrend?game=FFC60', act: expectLoaded },
  { name: 'lottery-trend-sum', path: '/m/lotteryTrend?game=PK1060&tab=sum', act: expectLoaded },
  { name: 'lottery-draw', path: '/m/lotteryDraws?game=FFC30', act: openFirstLink('/m/lotteryVerify') },
  { name: 'lottery-no-draw', path: '/m/lotteryVerify?game=FFC60&numero=20200101-0001', act: expectLoaded },
  { name: 'vendor-unknown', path: '/m/gameCenter?vassalage=NOBODY' },
  { name: 'offline', path: '/m/home', act: (page) => page.context().setOffline(true) },
  { name: 'login', path: '/m/login' },
  { name: 'login-refused', path: '/m/login', act: logInWrong },
  { name: 'register', path: '/m/register' },
  { name: 'register-refused', path: '/m/register', act: tapButton('Create account') },
  { name: 'trial', path: '/m/trail' },
  { name: 'notices', path: '/m/notice' },
  { name: 'notice-gone', path: '/m/notice?id=none' },
  { name: 'service', path: '/m/service' },
  { name: 'help', path: '/m/help?i=1' },
  { name: 'help-detail', path: '/m/helpDetail?i=3' },
  { name: 'user-agreement', path: '/m/useragreement' },
  { name: 'sports-results', path: '/m/sportsResults', act: expectLoaded },
  { name: 'sports-standings', path: '/m/sportsStandings', act: expectLoaded },
  { name: 'winners', path: '/m/winnerPage' },
  { name: 'member-centre-visitor', path: '/m/mine' },
  { name: 'forgot-password', path: '/m/forget' },
  { name: 'not-found', path: '/m/no-such-page' },
  { name: 'download', path: '/m/download' },
  { name: 'matches', path: '/m/home', act: openMatches },
  { name: 'promotion', path: '/m/activity', act: openFirstLink('/m/activityInfo') },
]

/** Lottery bet of the member whose screens `MEMBER_SCREENS` lists. */
export const MEMBER_BET = { gameCode: 'SSC300', play: 'fixed_place', slips: [[['7']]] }

/** All pages and their states, for a member with a round and a lottery bet of today. */
export const MEMBER_SCREENS: readonly Screen[] = [
  { name: 'home-member', path: '/m/home' },
  { name: 'menu-member', path: '/m/home', act: tapButton('Menu') },
  { name: 'transfer', path: '/m/transfer' },
  { name: 'transfer-from', path: '/m/transfer', act: tapFirst('From') },
  { name: 'transfer-without-amount', path: '/m/transfer', act: tapButton('Transfer') },
  { name: 'account-record', path: '/m/transaction/record' },
  { name: 'statements', path: '/m/statements' },
  { name: 'account-record-entry', path: '/m/transaction/record', act: openFirstEntry },
  { name: 'account-record-none', path: '/m/transaction/record?days=yesterday&group=adjustment' },
  { name: 'profit-and-loss', path: '/m/profitandloss' },
  { name: 'turnover', path: '/m/turnover' },
  { name: 'safer-play', path: '/m/safePlay' },
  { name: 'sign-out', path: '/m/home', act: openSignOutDialog },
  { name: 'deposit', path: '/m/voucherCenter' },
  { name: 'deposit-record', path: '/m/vouReport' },
  { name: 'withdraw', path: '/m/withdraw' },
  { name: 'withdrawal-record', path: '/m/withdrawReport' },
  { name: 'bank-cards', path: '/m/bankCards' },
  { name: 'security-center', path: '/m/securityCenter' },
  { name: 'payment-password', path: '/m/securityCenter', act: openPaymentPassword },
  { name: 'upline-transfer', path: '/m/upLine/transfer' },
  { name: 'rebate', path: '/m/member/manualRebate' },
  { name: 'rebate-record', path: '/m/member/rebateReport' },
  { name: 'promotions', path: '/m/activity' },
  { name: 'invite-friends', path: '/m/inviteFriends' },
  { name: 'member-centre', path: '/m/mine' },
  { name: 'settings', path: '/m/set' },
  { name: 'game-not-open', path: '/m/launchGame?vendor=NOBODY&gameId=nothing&nodeId=1' },
  { name: 'slot', path: '/m/home', act: openSlot },
  { name: 'game-lobby-member', path: '/m/gameLobby?gameType=LIVE' },
  { name: 'game-record', path: '/m/gameRecord' },
  { name: 'round', path: '/m/gameRecord', act: openRound },
  { name: 'lottery-bet', path: '/m/lotteryBet?game=SSC300', act: expectLoaded },
  { name: 'lottery-orders', path: '/m/lotteryOrders' },
  { name: 'lottery-order', path: '/m/lotteryOrders', act: openFirstLink('/m/lotteryOrder?') },
  { name: 'lottery-order-gone', path: '/m/lotteryOrder?id=none' },
]

/** All pages and their states, for an agent with downline members. */
export const AGENT_SCREENS: readonly Screen[] = [
  { name: 'team-member', path: '/m/member/team', act: openFirstEntry },
  { name: 'downline-contracts', path: '/m/member/agent/getHourContract?side=upline' },
  { name: 'team-bet', path: '/m/teamBetting', act: openFirstEntry },
]

/** Pages that replace the whole site, with the arguments of the operator CLI that activate them. */
const CLOSED_SCREENS = [
  { name: 'maintenance', path: '/m/home', closing: ['maintenance', 'enable'], more: ['--until', '+2h'] },
  { name: 'region', path: '/m/home', closing: ['countries', 'allow-only'], more: ['AQ'] },
] as const

/** Closes the merchant's site, shows it, and reopens it. */
export async function whileClosed(
  page: Page,
  merchant: string,
  check: (screen: Screen) => Promise<unknown>,
): Promise<void> {
  for (const { closing, more, ...screen } of CLOSED_SCREENS) {
    try {
      // Leaves the page, which would otherwise react to the reopening during the next step.
      await page.goto('about:blank')
      await runOperator(...closing, merchant, ...more)
      await check(screen)
    } finally {
      await runOperator('maintenance', 'disable', merchant)
      await runOperator('countries', 'allow-all', merchant)
    }
  }
}

/** Opens a screen in its state, and waits until its images and data are loaded. */
export async function openScreenState(page: Page, t: Translate, { path, act }: Screen): Promise<void> {
  await page.context().setOffline(false)
  await page.unrouteAll()
  await page.goto(path, { waitUntil: 'load' })
  await settled(page)
  if (!act) return
  await act(page, t)
  await settled(page)
}

async function settled(page: Page): Promise<void> {
  // The live stream never ends, so network idleness cannot be awaited; loading content has a skeleton. The row for the
  // next page of a list, and the sports of home, are loaded only on scrolling.
  await expect(
    page.locator('[class*="skeleton"]:not([class*="paged-games"] *):not([data-loads-in-view] *)'),
  ).toHaveCount(0)
  await page.evaluate(async () => {
    // A lazy image below the viewport is not being loaded.
    const loadingImages = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy')
    await Promise.all(loadingImages.map((image) => image.decode().catch(() => {})))
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.all(ending.map(({ finished }) => finished.catch(() => {})))
  })
}

/** Waits until the loading message of the lottery's pages has disappeared. */
async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('main output', { hasText: /\S/ })).toHaveCount(0)
}

async function searchOffline(page: Page, t: Translate): Promise<void> {
  await page.context().setOffline(true)
  await page.getByRole('link', { name: t('Fishing') }).tap()
  await expect(page.getByRole('button', { name: t('Try again') })).toBeVisible()
}

/** Searches while the gateway's answer is replaced by a server error. */
async function searchWithServerError(page: Page, t: Translate): Promise<void> {
  const body = JSON.stringify({ success: false, errorCode: 'defect', message: '', value: { requestId: 'none' } })
  await page.route('**/wps/relay/GCSGAME_gameList?*', (route) => route.fulfill({ status: 500, body }))
  await page.getByRole('link', { name: t('Fishing') }).tap()
  await expect(page.getByRole('button', { name: t('Try again') })).toBeVisible({ timeout: 30_000 })
}

async function openMatches(page: Page, t: Translate): Promise<void> {
  await page
    .locator('main button[aria-haspopup="dialog"]')
    .filter({ has: page.locator('time') })
    .tap()
  await expect(page.getByRole('dialog', { name: t('Hot matches') })).toBeVisible()
}

async function logInWrong(page: Page, t: Translate): Promise<void> {
  await tryLogIn(page, t, { username: 'nobody01', password: 'Wrong1234' })
  await expect(page.getByLabel(t('Code in the image'))).toBeVisible()
}

async function openRound(page: Page, t: Translate): Promise<void> {
  await page.locator('main li > button[aria-haspopup="dialog"]').first().tap()
  await expect(page.getByRole('dialog', { name: t('Round'), exact: true }).getByText(t('Stake placed'))).toBeVisible()
}

async function openPaymentPassword(page: Page, t: Translate): Promise<void> {
  const name = t('Payment password')
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).tap()
  await expect(page.getByRole('dialog', { name }).getByLabel(t('New payment password'), { exact: true })).toBeVisible()
}

async function openSignOutDialog(page: Page, t: Translate): Promise<void> {
  await tapButton('Menu')(page, t)
  await tapButton('Log out')(page, t)
  await expect(page.getByRole('dialog', { name: t('Log out?') })).toBeVisible()
}
