import { GameCategory } from '../catalogue/category.ts'
import { Sport } from '../catalogue/sport.ts'

/** Lists from the merchant's data: vendor codes, lottery game codes, promotion ids. */
export type ValueList = 'vendors' | 'lotteries' | 'promotions'

/** Values of a parameter that the server renders; every other value is rendered only in the browser. */
type ServerValues = readonly string[] | ValueList
type Parameters = Readonly<Record<string, ServerValues>>

/** For a parameter that only the browser reads. */
const BROWSER_ONLY: readonly string[] = []
const NONE: Parameters = {}

const categories = GameCategory.options
const helpIndexes = Array.from({ length: 20 }, (_, index) => String(index))
const hall = { gameType: categories, vassalage: 'vendors', gameClassify: BROWSER_ONLY, at: BROWSER_ONLY } as const
const contract = { kind: BROWSER_ONLY }

/**
 * All pages of the web app, with the query parameters that change a visitor's page. The server renders one page per
 * entry and listed value; all other parameters and values share that page. A secret (`token`) is never listed.
 */
export const pageAddresses: Readonly<Record<string, Parameters>> = {
  '/': NONE,
  '/m': NONE,
  '/m/index': NONE,
  '/m/index.html': NONE,
  '/m/home': NONE,

  '/m/login': NONE,
  '/m/register': NONE,
  '/m/register.html': NONE,
  '/m/trail': NONE,
  '/m/forget': { token: BROWSER_ONLY },
  '/m/changePsw': NONE,

  '/m/gameList': { ...hall, tab: BROWSER_ONLY, gameName: BROWSER_ONLY, minBet: BROWSER_ONLY, sort: BROWSER_ONLY },
  '/m/gameCenter': hall,
  '/m/slotsCenter': hall,
  '/m/gameLobby': hall,
  '/m/launchGame': NONE,
  '/m/sportsResults': { sport: Sport.options, ago: BROWSER_ONLY },
  '/m/sportsStandings': { sport: Sport.options },
  '/m/winnerPage': { gameType: categories, period: ['day', 'week'] },

  '/m/lottery': { tab: BROWSER_ONLY },
  '/m/moreLottery': NONE,
  '/m/startLottery': { tab: BROWSER_ONLY },
  '/m/lotteryBet': { game: 'lotteries', mode: BROWSER_ONLY, type: BROWSER_ONLY, play: BROWSER_ONLY },
  '/m/lotteryDraws': { game: 'lotteries' },
  '/m/lotteryTrend': { game: 'lotteries', tab: BROWSER_ONLY, of: BROWSER_ONLY, last: BROWSER_ONLY },
  '/m/lotteryVerify': { game: BROWSER_ONLY, numero: BROWSER_ONLY },
  '/m/lotteryOrders': NONE,
  '/m/lotteryOrder': NONE,

  '/m/activity': { kind: BROWSER_ONLY },
  '/m/activityInfo': { id: 'promotions' },
  '/m/inviteFriends': NONE,
  '/m/rewardCenter': NONE,
  '/m/redRain': NONE,
  '/m/leaderBoard': NONE,
  '/m/member/benefits': NONE,
  '/m/member/manualRebate': NONE,
  '/m/member/rebateReport': NONE,

  '/m/mine': NONE,
  '/m/member/home': NONE,
  '/m/securityCenter': NONE,
  '/m/safePlay': NONE,
  '/m/set': NONE,
  '/m/message': NONE,
  '/m/webEmail': NONE,
  '/m/feedback': NONE,

  '/m/voucherCenter': NONE,
  '/m/withdraw': NONE,
  '/m/bankCards': NONE,
  '/m/upLine/transfer': NONE,
  '/m/transfer': NONE,
  '/m/turnover': NONE,
  '/m/transaction/record': NONE,
  '/m/statements': NONE,
  '/m/vouReport': NONE,
  '/m/withdrawReport': NONE,
  '/m/profitandloss': NONE,
  '/m/gameRecord': NONE,

  '/m/notice': { id: BROWSER_ONLY },
  '/m/service': { chat: BROWSER_ONLY },
  '/m/help': { i: helpIndexes },
  '/m/helpDetail': { i: helpIndexes },
  '/m/useragreement': NONE,
  '/m/download': NONE,
  '/m/maintenance': NONE,

  '/m/agent': NONE,
  '/m/agent/team/overview': NONE,
  '/m/agent/team/pnl': NONE,
  '/m/member/team': NONE,
  '/m/teamBetting': NONE,
  '/m/member/agent/agentRebeat': NONE,
  '/m/member/teamRebate': NONE,
  '/m/member/agent/agentDivident': NONE,
  '/m/member/notice': NONE,
  '/m/agentRegister': NONE,
  '/m/member/agent/getSalaryContract': contract,
  '/m/member/agent/getDevidendContract': contract,
  '/m/member/agent/getHourContract': contract,
}

/** Address of the page that is rendered for unknown paths. */
export const NOT_FOUND_ADDRESS = '/m/not-found'

/** Returns the parameters of a page; none for an unknown path. */
export const parametersOf = (path: string): Parameters => (isPage(path) ? (pageAddresses[path] ?? NONE) : NONE)

/** Whether a path, without a trailing slash, is a page. Names of object properties such as `constructor` are not. */
export const isPage = (path: string): boolean => Object.hasOwn(pageAddresses, path)
