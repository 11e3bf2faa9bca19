import { flagPages } from '@ante/contract/merchant/flag-pages.ts'
import { pageAddresses } from '@ante/contract/merchant/page-addresses.ts'
import { expect, test } from 'vitest'

import { addressOf } from './lib/pages/address.ts'
import { routeOf } from './lib/pages/page-module.ts'
import type { Guard, PageMeta } from './lib/pages/page-module.ts'
import { lazyRoutes } from './lazy-routes.ts'
import { routes } from './routes.ts'

type Row = [
  path: string,
  title: string,
  header: PageMeta['header'],
  back: PageMeta['back'],
  bottomMenu: boolean,
  guard?: Guard | undefined,
  module?: PageMeta['module'],
]

const SHOWN = true
const HIDDEN = false
/** Flags of line transfers to the upline and to downlines: one of them is enough to open the page. */
const ONE_FLAG_ENOUGH = ['AGETRANSFERUP3', 'AGENTRANSMULTDOWN3']

/**
 * All addresses of the product specification: 2 (route list, "Page shell", each screen), 5, 6. Where it is silent,
 * comparable platforms are followed.
 */
const table: Row[] = [
  ['/', 'Lobby', 'home', 'home', SHOWN],
  ['/m', 'Lobby', 'home', 'home', SHOWN],
  ['/m/', 'Lobby', 'home', 'home', SHOWN],
  ['/m/index', 'Lobby', 'home', 'home', SHOWN],
  ['/m/index.html', 'Lobby', 'home', 'home', SHOWN],
  ['/m/home', 'Lobby', 'home', 'home', SHOWN],

  ['/m/login', 'Log in', 'none', 'home', HIDDEN],
  ['/m/register', 'Register', 'none', 'home', HIDDEN],
  ['/m/register.html', 'Register', 'none', 'home', HIDDEN],
  ['/m/forget', 'Forgot password', 'none', 'home', HIDDEN],
  ['/m/trail', 'Free trial', 'title', 'home', HIDDEN],
  ['/m/changePsw', 'Change password', 'title', 'step', HIDDEN, 'ownAccount'],
  ['/m/set', 'Personal settings', 'title', 'step', SHOWN, 'home'],

  ['/m/notice', 'Notices', 'title', 'home', HIDDEN],
  ['/m/service', 'Customer service', 'title', 'step', HIDDEN],
  ['/m/help', 'Help center', 'title', 'step', SHOWN, undefined, 'COMM3'],
  ['/m/helpDetail', 'Help center', 'title', 'step', SHOWN, undefined, 'COMM3'],
  ['/m/useragreement', 'User agreement', 'title', 'step', HIDDEN],
  ['/m/sportsResults', 'Sports results', 'title', 'step', SHOWN],
  ['/m/sportsStandings', 'Sports standings', 'title', 'step', SHOWN],
  ['/m/winnerPage', 'Winners', 'title', 'step', HIDDEN],
  ['/m/download', 'Get the app', 'title', 'step', SHOWN],
  ['/m/maintenance', 'Maintenance', 'title', 'step', HIDDEN],

  ['/m/activity', 'Activity center', 'title', 'home', HIDDEN],
  ['/m/activityInfo', 'Promotion', 'title', 'step', SHOWN],
  ['/m/inviteFriends', 'Invite friends', 'title', 'step', SHOWN, 'account', 'REFERRAL'],
  ['/m/rewardCenter', 'Reward center', 'title', 'step', SHOWN, 'account', 'REWCEN3'],
  ['/m/redRain', 'Red rain', 'title', 'step', SHOWN, 'promptAccount'],
  ['/m/leaderBoard', 'Leaderboard', 'title', 'step', SHOWN, 'account', 'MISSION'],
  ['/m/member/benefits', 'VIP room', 'title', 'step', SHOWN, 'account', 'MEMCLUB3'],
  ['/m/member/manualRebate', 'Rebate', 'title', 'step', SHOWN, 'account', 'MANPLAYREB3'],
  ['/m/member/rebateReport', 'Rebate records', 'title', 'step', SHOWN, 'account', 'PLYRBT'],

  ['/m/mine', 'Member center', 'none', 'home', SHOWN, 'memberCentre'],
  ['/m/member/home', 'Member center', 'none', 'home', SHOWN, 'memberCentre'],
  ['/m/safePlay', 'Safer play', 'title', 'step', SHOWN, 'account'],
  ['/m/securityCenter', 'Security center', 'title', 'step', SHOWN, 'account', 'SECPRIV'],
  ['/m/message', 'Messages', 'title', 'step', SHOWN, 'promptAccount'],
  ['/m/webEmail', 'Messages', 'title', 'step', SHOWN, 'promptAccount', 'MAILCEN'],
  ['/m/feedback', 'Feedback', 'title', 'step', SHOWN, 'account', 'FEEDBACK3'],

  ['/m/voucherCenter', 'Deposit', 'title', 'step', SHOWN, 'account'],
  ['/m/withdraw', 'Withdraw', 'title', 'step', SHOWN, 'account'],
  ['/m/bankCards', 'Bank cards', 'title', 'step', SHOWN, 'account'],
  ['/m/upLine/transfer', 'Upline and downline transfer', 'title', 'step', SHOWN, 'account', ONE_FLAG_ENOUGH],
  ['/m/transfer', 'Transfer funds', 'title', 'step', SHOWN, 'account', 'FUNDTRANS3'],
  ['/m/turnover', 'Turnover', 'title', 'step', SHOWN, 'account'],
  ['/m/transaction/record', 'Account records', 'title', 'step', SHOWN, 'account', 'TRANSREC3'],
  ['/m/statements', 'Statements', 'title', 'step', SHOWN, 'account', 'TRANSREC3'],
  ['/m/vouReport', 'Deposit records', 'title', 'step', SHOWN, 'account', 'DEPRECM3'],
  ['/m/withdrawReport', 'Withdrawal records', 'title', 'step', SHOWN, 'account', 'WITHREC3'],
  ['/m/profitandloss', 'Profit and loss', 'title', 'step', SHOWN, 'account', 'PERSREP'],
  ['/m/gameRecord', 'Bet records', 'title', 'step', SHOWN, 'session', 'TRANSBETREPMEM3'],

  ['/m/gameList', 'Game center', 'title', 'step', SHOWN],
  ['/m/gameCenter', 'Game center', 'title', 'step', SHOWN],
  ['/m/slotsCenter', 'Slots', 'title', 'step', SHOWN],
  ['/m/gameLobby', 'Game lobby', 'title', 'step', SHOWN],
  ['/m/launchGame', 'Game', 'own', 'step', HIDDEN, 'session'],
  ['/m/lottery', 'Lottery', 'title', 'step', SHOWN],
  ['/m/moreLottery', 'All lotteries', 'title', 'step', HIDDEN],
  ['/m/startLottery', 'Draw results', 'title', 'step', SHOWN],
  ['/m/lotteryBet', 'Bet on a lottery', 'own', 'step', HIDDEN],
  ['/m/lotteryDraws', 'Past draws', 'title', 'step', HIDDEN],
  ['/m/lotteryTrend', 'Trend', 'title', 'step', HIDDEN],
  ['/m/lotteryVerify', 'Verify draw', 'title', 'step', HIDDEN],
  ['/m/lotteryOrders', 'Lottery bets', 'title', 'step', SHOWN, 'account'],
  ['/m/lotteryOrder', 'Lottery bet', 'title', 'step', SHOWN, 'account'],

  ['/m/agent', 'Agency center', 'none', 'step', HIDDEN, 'agencyCentre'],
  ['/m/agent/team/overview', 'Team overview', 'title', 'step', SHOWN, 'agent', 'AGEPAG'],
  ['/m/agent/team/pnl', 'Team profit and loss', 'title', 'step', SHOWN, 'agent', 'AGETEAMPNL3'],
  ['/m/member/team', 'Team', 'title', 'step', SHOWN, 'agent', 'DOWNMAN'],
  ['/m/teamBetting', 'Team bets', 'title', 'step', SHOWN, 'agent', 'TEAMBETTING3'],
  ['/m/member/agent/agentRebeat', 'Agent rebate', 'title', 'step', SHOWN, 'agent', 'AGEREBINC3'],
  ['/m/member/teamRebate', 'Team rebate', 'title', 'step', SHOWN, 'agent'],
  ['/m/member/agent/agentDivident', 'Dividend', 'title', 'step', SHOWN, 'contracts'],
  ['/m/member/notice', 'Agent news', 'title', 'step', SHOWN, 'agent', 'AGEANNOUNCE3'],
  ['/m/agentRegister', 'Registration links', 'title', 'step', SHOWN, 'agent', 'AFFMAN3'],
  [
    '/m/member/agent/getSalaryContract',
    'Daily salary contract',
    'title',
    'step',
    SHOWN,
    'contracts',
    ['DAILYSALCONT3', 'RTSALARY3'],
  ],
  ['/m/member/agent/getDevidendContract', 'Dividend contract', 'title', 'step', SHOWN, 'contracts', 'SIGNCONDIV3'],
  ['/m/member/agent/getHourContract', 'Hourly salary contract', 'title', 'step', SHOWN, 'contracts', 'HOURSAL3'],

  ['/m/no-such-page', 'Page not found', 'title', 'step', SHOWN],
]

const routeAt = (address: string) => routeOf(routes, addressOf(address, 'test').path)

test.each(table)('%s: %s, header %s, back %s, bottom menu %s, guard %s, module %s', async (...row) => {
  const [path, title, header, back, bottomMenu, guard, module] = row
  const { meta } = await routeAt(path)
  expect(meta).toMatchObject({ title: { message: title }, header, back, bottomMenu })
  expect([meta.guard, meta.module]).toEqual([guard, module])
})

test('the table contains every address', () => {
  const knownPaths = new Set(table.map(([path]) => addressOf(path, 'test').path))
  const paths = Object.keys({ ...routes.eager, ...lazyRoutes }).filter((path) => path !== '*')
  expect(paths.filter((path) => !knownPaths.has(path))).toEqual([])
})

test.each(['/m/home', '/m/register.html', '/m/activity', '/m/agent/team/pnl'])(
  'a query, a fragment or a trailing slash does not change the route of %s',
  async (path) => {
    const route = await routeAt(path)
    for (const rest of ['/', '//', '?gameType=RNG', '/?i=2', '#top', '?a=%2Fm%2Flogin&b=1#c', '?']) {
      expect(await routeAt(path + rest)).toBe(route)
    }
  },
)

test.each(['/m/nowhere', '/m/Home', '/m/home/more', '/m/constructor', '/m/*', '/m/__proto__', 'constructor'])(
  '%s is not a page and has the status 404',
  async (path) => {
    expect((await routeAt(path)).meta.status).toBe(404)
  },
)

test('no other page has a status', () => {
  const paths = Object.entries({ ...routes.eager, ...lazyRoutes })
  expect(paths.filter(([path, { meta }]) => path !== '*' && meta.status !== undefined)).toEqual([])
})

test('the console names the pages of each flag', () => {
  const opened = new Map<string, string[]>()
  for (const [path, { meta }] of Object.entries({ ...routes.eager, ...lazyRoutes }))
    for (const flag of [meta.module ?? []].flat()) opened.set(flag, [...(opened.get(flag) ?? []), path])
  const sorted = (pages: Record<string, readonly string[]>) =>
    Object.fromEntries(Object.entries(pages).map(([flag, paths]) => [flag, paths.toSorted()]))
  expect(sorted(flagPages)).toEqual(sorted(Object.fromEntries(opened)))
})

test('the server has the same addresses', () => {
  const paths = Object.keys({ ...routes.eager, ...lazyRoutes }).filter((path) => path !== '*')
  expect(paths.toSorted()).toEqual(Object.keys(pageAddresses).toSorted())
})
