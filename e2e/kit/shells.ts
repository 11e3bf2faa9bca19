import type { Page } from '@playwright/test'

import { codesIn, wireCodes } from '../../tools/check/wire-codes.ts'
import { expect } from './journey.ts'
import { smallFields } from './small-fields.ts'

type Header = 'logo' | 'title' | 'none'

/** Expected header of a page, and whether it has the bottom navigation. Source: product specification 2. */
export interface ShownShell {
  header: Header
  menu: boolean
}
const plain: ShownShell = { header: 'title', menu: true }
const quiet: ShownShell = { header: 'title', menu: false }
const bare: ShownShell = { header: 'none', menu: false }

export const HOME = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home']

/** Pages for visitors too. */
export const OPEN: Record<string, ShownShell> = {
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
  '/m/sportsResults': plain,
  '/m/sportsStandings': plain,
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

/** Pages for members; visitors are redirected to the login. */
const MEMBER_PAGES: Record<string, ShownShell> = {
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
  '/m/statements': plain,
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

/** Pages for agents; others are redirected to the home page. */
const AGENT_ONLY_PAGES: Record<string, ShownShell> = {
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
const CONTRACTS: Record<string, ShownShell> = {
  '/m/member/agent/getSalaryContract': plain,
  '/m/member/agent/getDevidendContract': plain,
  '/m/member/agent/getHourContract': plain,
}
const AGENT_PAGES = { ...AGENT_ONLY_PAGES, ...CONTRACTS }
export const SHELLS: Record<string, ShownShell> = { ...OPEN, ...MEMBER_PAGES, ...AGENT_PAGES }

export const menu = (page: Page) => page.locator('nav:has(a[href="/m/voucherCenter"]):has(a[href="/m/inviteFriends"])')

const CODES = wireCodes()

/** Runs in the page: returns its source text, before styles change its case. Ids to copy (`code`) are excluded. */
function textOf(body: HTMLElement): string[] {
  const copy = body.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return []
  for (const part of copy.querySelectorAll('script, style, noscript, code')) part.remove()
  const texts = [...copy.querySelectorAll('*')].flatMap(({ childNodes }) => [...childNodes])
  return texts.filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ nodeValue }) => nodeValue ?? '')
}

/** Asserts the header, the bottom navigation, the title, and that neither a wire code nor a small field is shown. */
export async function expectShell(page: Page, name: string, { header, menu: hasMenu }: ShownShell): Promise<void> {
  await expect.soft(page.locator('h1'), `${name} has one heading`).toHaveCount(1)
  await expect.soft(page.locator('h1'), `${name}: heading`).toHaveText(/\p{L}{2,}/u)
  await expect.soft(page.getByRole('banner'), `${name}: header`).toHaveCount(header === 'none' ? 0 : 1)
  await expect.soft(menu(page), `${name}: bottom menu`).toHaveCount(hasMenu ? 1 : 0)
  await showsNoCodes(page, name)
  expect.soft(await page.evaluate(smallFields), `${name}: fields that an iPhone zooms into`).toEqual([])
  expect.soft(await page.title(), `${name}: title`).toMatch(/\p{L}{2,}/u)
}

async function showsNoCodes(page: Page, name: string): Promise<void> {
  const text = (await page.locator('body').evaluate(textOf)).join('\n')
  expect.soft(codesIn(text, CODES), `${name} shows no code of the wire`).toEqual([])
}
