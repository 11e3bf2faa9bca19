import type { Page } from '@playwright/test'

import { codesIn, wireCodes } from '../tools/check/wire-codes.ts'
import { ask } from './kit/ask.ts'
import { openAwake } from './kit/awake.ts'
import { expect, test } from './kit/journey.ts'
import { logIn } from './kit/steps.ts'

type Header = 'logo' | 'title' | 'none'

/** Which header stands over a page, and whether the bottom menu stands under it. Source: product specification 2. */
interface Shown {
  header: Header
  menu: boolean
}
const plain: Shown = { header: 'title', menu: true }
const quiet: Shown = { header: 'title', menu: false }
const bare: Shown = { header: 'none', menu: false }

const HOME = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home']

/** For everybody. */
const OPEN: Record<string, Shown> = {
  '/m/login': bare,
  '/m/register': bare,
  '/m/register.html': bare,
  '/m/forget': bare,
  '/m/trail': quiet,
  '/m/notice': quiet,
  '/m/activity': quiet,
  '/m/service': quiet,
  '/m/moreLottery': quiet,
  '/m/useragreement': quiet,
  '/m/winnerPage': quiet,
  '/m/activityInfo': plain,
  '/m/gameList': plain,
  '/m/gameCenter': plain,
  '/m/slotsCenter': plain,
  '/m/gameLobby': plain,
  '/m/lottery': plain,
  '/m/startLottery': plain,
  '/m/lotteryDraws': quiet,
  '/m/lotteryTrend': quiet,
  '/m/lotteryVerify': quiet,
  '/m/help': plain,
  '/m/helpDetail': plain,
}

/** What a member has besides; a visitor is asked who he is. */
const OF_MEMBERS: Record<string, Shown> = {
  '/m/mine': { header: 'none', menu: true },
  '/m/member/home': { header: 'none', menu: true },
  '/m/changePsw': quiet,
  '/m/set': plain,
  '/m/message': plain,
  '/m/webEmail': plain,
  '/m/feedback': plain,
  '/m/voucherCenter': plain,
  '/m/withdraw': plain,
  '/m/bankCards': plain,
  '/m/vouReport': plain,
  '/m/withdrawReport': plain,
  '/m/profitandloss': plain,
  '/m/transfer': plain,
  '/m/turnover': plain,
  '/m/transaction/record': plain,
  '/m/gameRecord': plain,
  '/m/upLine/transfer': plain,
  '/m/securityCenter': plain,
  '/m/safePlay': plain,
  '/m/inviteFriends': plain,
  '/m/rewardCenter': plain,
  '/m/redRain': plain,
  '/m/leaderBoard': plain,
  '/m/member/benefits': plain,
  '/m/member/manualRebate': plain,
  '/m/member/rebateReport': plain,
}

/** What an agent has besides. */
const OF_AGENTS: Record<string, Shown> = {
  '/m/agent': bare,
  '/m/agent/team/overview': plain,
  '/m/agent/team/pnl': plain,
  '/m/member/team': plain,
  '/m/teamBetting': plain,
  '/m/member/agent/agentRebeat': plain,
  '/m/member/teamRebate': plain,
  '/m/member/agent/agentDivident': plain,
  '/m/member/notice': plain,
  '/m/agentRegister': plain,
}
const CONTRACTS: Record<string, Shown> = {
  '/m/member/agent/getSalaryContract': plain,
  '/m/member/agent/getDevidendContract': plain,
  '/m/member/agent/getHourContract': plain,
}
const ALL = { ...OPEN, ...OF_MEMBERS, ...OF_AGENTS, ...CONTRACTS }

const menu = (page: Page) => page.locator('nav:has(a[href="/m/voucherCenter"]):has(a[href="/m/inviteFriends"])')

const CODES = wireCodes()

/** Runs in the page: its text as it is written, not as styles change it. References that are copied are codes by nature. */
function textOf(body: HTMLElement): string[] {
  const copy = body.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return []
  for (const part of copy.querySelectorAll('script, style, noscript, code')) part.remove()
  const texts = [...copy.querySelectorAll('*')].flatMap(({ childNodes }) => [...childNodes])
  return texts.filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ nodeValue }) => nodeValue ?? '')
}

/** A function that is switched off says so, and its page stands all the same. */
async function looksAsItShould(page: Page, address: string, { header, menu: hasMenu }: Shown): Promise<void> {
  await expect.soft(page.locator('h1'), `${address} has one heading`).toHaveCount(1)
  await expect.soft(page.locator('h1'), `${address} says what it is`).toHaveText(/\p{L}{2,}/u)
  await expect.soft(page.getByRole('banner'), `${address}: header`).toHaveCount(header === 'none' ? 0 : 1)
  await expect.soft(menu(page), `${address}: bottom menu`).toHaveCount(hasMenu ? 1 : 0)
  const text = (await page.locator('body').evaluate(textOf)).join('\n')
  expect.soft(codesIn(text, CODES), `${address} shows no code of the wire`).toEqual([])
  expect.soft(await page.title(), `${address}: title`).toMatch(/\p{L}{2,}/u)
}

test('every address answers, and what is none is not found', async ({ page }) => {
  await openAwake(page, '/m/login')
  for (const address of [...HOME, ...Object.keys(ALL), '/m/maintenance', '/m/launchGame']) {
    const { status, text } = await ask(page, address)
    expect.soft(status, address).toBe(200)
    expect.soft(text, address).toContain('<main')
  }
  for (const address of ['/m/no-such-page', '/m/home/more', '/m/constructor', '/nowhere']) {
    expect.soft((await ask(page, address)).status, address).toBe(404)
  }
})

test('home has six addresses, its logo and the menu', async ({ page }) => {
  for (const address of HOME) {
    await openAwake(page, address)
    await expect.soft(page.getByRole('banner').locator('a[href="/m/home"]'), address).toBeVisible()
    await expect.soft(menu(page), address).toBeVisible()
  }
})

test('a visitor finds each page in its place in the shell', async ({ page }) => {
  for (const [address, shown] of Object.entries(OPEN)) {
    await openAwake(page, address)
    await looksAsItShould(page, address, shown)
  }
})

test('an agent finds every page of the site in its place in the shell', async ({ page, say }) => {
  await openAwake(page, '/m/login')
  await logIn(page, say, { username: 'agent01', password: 'Demo2026' })
  for (const [address, shown] of Object.entries({ ...OF_MEMBERS, ...OF_AGENTS, ...CONTRACTS })) {
    await openAwake(page, address)
    await looksAsItShould(page, address, shown)
    expect.soft(new URL(page.url()).pathname, address).toBe(address)
  }
})
