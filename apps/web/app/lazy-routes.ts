import { loadedOnce } from './lib/loaded-once.ts'
import { capabilityOf } from './lib/pages/page-address.ts'
import type { PageAddress } from './lib/pages/page-address.ts'
import type { PageMeta, PageModule, Route, Routes } from './lib/pages/page-module.ts'
import { withAdmittedLoader } from './pages/admitted-loader.ts'
import { PageGate } from './pages/page-gate.tsx'
import { agentPageMeta } from './pages/agent-page-meta.ts'
import { gamePageMeta } from './pages/game-page-meta.ts'
import { memberPageMeta } from './pages/member-page-meta.ts'
import { moneyPageMeta } from './pages/money-page-meta.ts'
import { rewardPageMeta } from './pages/reward-page-meta.ts'
import { sitePageMeta } from './pages/site-page-meta.ts'

const pages = import.meta.glob<PageModule>([
  './**/*-page.tsx',
  // The following pages are excluded: they are in `routes.ts`, in `closed-routes.ts`, or in a table of `ownTables`.
  '!./{agents,closed,install,lottery,shell,support,winners}/**',
  '!./identity/{login,register,trial}/**',
  '!./catalogue/game-list-page.tsx',
  '!./messaging/notice-page.tsx',
])

/**
 * A lazy page. It loads the catalogue of `pages`, which has its title, its capability's catalogue, and further ones.
 */
function page(file: PageAddress, meta: PageMeta, ...extraTexts: string[]): Route {
  const texts = ['pages', capabilityOf(file), ...extraTexts]
  return { file, meta, load: withAdmittedLoader(meta, loadedOnce(loaderOf(file))), texts, isLazy: true, Gate: PageGate }
}

function loaderOf(file: PageAddress): () => Promise<PageModule> {
  const load = ownTables[capabilityOf(file)]?.(file) ?? pages[file]
  if (!load) throw new Error(`There is no page ${file}`)
  return load
}

const siteTable = (file: PageAddress) => () => sitePage(file)
const ownTables: Record<string, (file: PageAddress) => () => Promise<PageModule>> = {
  agents: (file) => () => agentsPage(file),
  install: siteTable,
  lottery: (file) => () => lotteryPage(file),
  support: siteTable,
  winners: siteTable,
}

async function sitePage(file: PageAddress): Promise<PageModule> {
  const { sitePages } = await import('./pages/site-pages.ts')
  const load = sitePages[`.${file}`]
  if (!load) throw new Error(`There is no page ${file}`)
  return load()
}

async function agentsPage(file: PageAddress): Promise<PageModule> {
  const { agentsPages } = await import('./agents/pages.ts')
  const load = agentsPages[file.replace('./agents/', './')]
  if (!load) throw new Error(`There is no page ${file}`)
  return load()
}

const COUNTING = /\/(betting|orders?)\//

async function lotteryPage(file: PageAddress): Promise<PageModule> {
  const { lotteryPages } = await import('./lottery/pages.ts')
  // Betting code requires BigInt, and its scripts cannot even be parsed without it.
  const isTooOld = typeof BigInt === 'undefined' && COUNTING.test(file)
  const load = lotteryPages[isTooOld ? './too-old/too-old-page.tsx' : file.replace('./lottery/', './')]
  if (!load) throw new Error(`There is no page ${file}`)
  return load()
}

/** The member centre. It also loads the catalogues of the balance and of the members' pictures. */
const centre = page('./pages/member-centre/member-centre-page.tsx', memberPageMeta.memberCentre, 'wallet', 'member')

const contracts = (kind: 'salary' | 'dividend' | 'hourly', meta: PageMeta) =>
  page(`./agents/contracts/${kind}-contract-page.tsx`, meta, 'contracts')

/** Every public address not needed by a first visit. */
export const lazyRoutes: Routes & { '*': Route } = {
  '/m/voucherCenter': page('./cashier/deposit/deposit-page.tsx', moneyPageMeta.deposit, 'deposits'),
  '/m/withdraw': page('./cashier/withdraw/withdraw-page.tsx', moneyPageMeta.withdraw),
  '/m/bankCards': page('./cashier/cards/bank-cards-page.tsx', moneyPageMeta.bankCards),
  '/m/upLine/transfer': page('./cashier/line/line-transfer-page.tsx', moneyPageMeta.uplineTransfer),
  '/m/transfer': page('./wallet/transfer/transfer-page.tsx', moneyPageMeta.transfer),
  '/m/turnover': page('./wallet/turnover/turnover-page.tsx', moneyPageMeta.turnover),
  '/m/transaction/record': page('./wallet/records/account-record-page.tsx', moneyPageMeta.transactions),
  '/m/statements': page('./statements/statements-page.tsx', moneyPageMeta.statements),
  '/m/vouReport': page('./cashier/deposit/deposit-report-page.tsx', moneyPageMeta.depositReport, 'deposits'),
  '/m/withdrawReport': page('./cashier/withdrawals/withdraw-report-page.tsx', moneyPageMeta.withdrawalReport),
  '/m/profitandloss': page('./launch/profit/profit-page.tsx', moneyPageMeta.profitAndLoss),
  '/m/gameRecord': page('./launch/records/game-record-page.tsx', moneyPageMeta.betRecord, 'rounds'),

  '/m/activity': page('./promotions/list/promotion-list-page.tsx', rewardPageMeta.promotions),
  '/m/activityInfo': page('./promotions/detail/promotion-page.tsx', rewardPageMeta.promotion),
  '/m/inviteFriends': page('./promotions/referral/invite-friends-page.tsx', rewardPageMeta.inviteFriends, 'invite'),
  '/m/rewardCenter': page('./promotions/rewards/reward-centre-page.tsx', rewardPageMeta.rewardCentre),
  '/m/redRain': page('./promotions/red-rain/red-rain-page.tsx', rewardPageMeta.redRain, 'envelopes'),
  '/m/leaderBoard': page('./promotions/leaderboard/leader-board-page.tsx', rewardPageMeta.leaderBoard, 'missions'),
  '/m/member/benefits': page('./promotions/vip/benefits-page.tsx', rewardPageMeta.benefits, 'club'),
  '/m/member/manualRebate': page('./promotions/rebates/manual-rebate-page.tsx', rewardPageMeta.manualRebate),
  '/m/member/rebateReport': page('./promotions/rebates/rebate-report-page.tsx', rewardPageMeta.rebateReport),

  '/m/mine': centre,
  '/m/member/home': centre,
  '/m/securityCenter': page('./identity/security/security-page.tsx', memberPageMeta.security, 'guards'),
  '/m/safePlay': page('./responsible-gaming/safe-play-page.tsx', memberPageMeta.safePlay),
  '/m/set': page('./pages/settings-page.tsx', memberPageMeta.settings, 'mail', 'member', 'settings'),
  '/m/changePsw': page('./identity/password/change-password-page.tsx', memberPageMeta.changePassword),
  '/m/forget': page('./identity/forgotten/forgotten-page.tsx', memberPageMeta.forgotPassword, 'forgotten'),
  '/m/message': page('./pages/message-page.tsx', memberPageMeta.messages, 'messaging', 'mail', 'support'),
  '/m/webEmail': page('./messaging/mail/mail-page.tsx', memberPageMeta.mail, 'mail'),
  '/m/feedback': page('./support/feedback/feedback-page.tsx', memberPageMeta.feedback),

  '/m/launchGame': page('./launch/launch-game-page.tsx', gamePageMeta.launchGame),
  '/m/gameCenter': page('./catalogue/centres/game-centre-page.tsx', gamePageMeta.gameCentre),
  '/m/slotsCenter': page('./catalogue/centres/slots-centre-page.tsx', gamePageMeta.slotsCentre),
  '/m/gameLobby': page('./catalogue/centres/game-lobby-page.tsx', gamePageMeta.gameLobby),
  '/m/lottery': page('./lottery/lobby/lottery-page.tsx', gamePageMeta.lottery, 'draws'),
  '/m/moreLottery': page('./lottery/more/more-lottery-page.tsx', gamePageMeta.moreLotteries, 'draws'),
  '/m/startLottery': page('./lottery/results/start-lottery-page.tsx', gamePageMeta.startLottery, 'draws'),
  '/m/lotteryBet': page(
    './lottery/betting/lottery-bet-page.tsx',
    gamePageMeta.lotteryBet,
    'plays',
    'betting',
    'lotteries',
  ),
  '/m/lotteryDraws': page('./lottery/draws/lottery-draws-page.tsx', gamePageMeta.lotteryDraws, 'draws'),
  '/m/lotteryTrend': page('./lottery/trends/lottery-trend-page.tsx', gamePageMeta.lotteryTrend, 'trends', 'draws'),
  '/m/lotteryVerify': page('./lottery/verify/lottery-verify-page.tsx', gamePageMeta.lotteryVerify, 'verify', 'draws'),
  '/m/lotteryOrders': page('./lottery/orders/lottery-orders-page.tsx', gamePageMeta.lotteryOrders, 'bets', 'plays'),
  '/m/lotteryOrder': page('./lottery/order/lottery-order-page.tsx', gamePageMeta.lotteryOrder, 'bets', 'plays'),

  '/m/service': page('./support/service-page.tsx', sitePageMeta.service),
  '/m/help': page('./support/help-page.tsx', sitePageMeta.help),
  '/m/helpDetail': page('./support/help-detail-page.tsx', sitePageMeta.help),
  '/m/useragreement': page('./support/user-agreement-page.tsx', sitePageMeta.userAgreement),
  '/m/download': page('./install/download-page.tsx', sitePageMeta.download),
  '/m/sportsResults': page('./catalogue/sports/sports-results-page.tsx', sitePageMeta.sportsResults, 'sports'),
  '/m/sportsStandings': page('./catalogue/sports/sports-standings-page.tsx', sitePageMeta.sportsStandings, 'sports'),
  '/m/winnerPage': page('./winners/winner-page.tsx', sitePageMeta.winners),
  '/m/maintenance': page('./pages/maintenance-page.tsx', sitePageMeta.maintenance),

  '/m/agent': page('./pages/agency-centre/agency-centre-page.tsx', agentPageMeta.agencyCentre, 'agency', 'wallet'),
  '/m/agent/team/overview': page('./agents/overview/team-overview-page.tsx', agentPageMeta.teamOverview, 'teamsums'),
  '/m/agent/team/pnl': page(
    './agents/profit/team-profit-page.tsx',
    agentPageMeta.teamProfitAndLoss,
    'teamsums',
    'teamline',
  ),
  '/m/member/team': page('./agents/team/team-page.tsx', agentPageMeta.team, 'team', 'teamsums', 'teamline'),
  '/m/teamBetting': page(
    './agents/bets/team-betting-page.tsx',
    agentPageMeta.teamBetting,
    'teambets',
    'teamline',
    'rounds',
    'lotteries',
  ),
  '/m/member/agent/agentRebeat': page(
    './agents/rebates/agent-rebate-page.tsx',
    agentPageMeta.agentRebate,
    'teamrates',
    'lotteries',
  ),
  '/m/member/teamRebate': page(
    './agents/rebates/team-rebate-page.tsx',
    agentPageMeta.teamRebate,
    'teamrates',
    'lotteries',
    'teamlinks',
  ),
  '/m/member/agent/agentDivident': page(
    './agents/dividend/dividend-page.tsx',
    agentPageMeta.dividend,
    'teampay',
    'teamsums',
  ),
  '/m/member/notice': page('./messaging/agent-notices-page.tsx', agentPageMeta.agentNotices),
  '/m/agentRegister': page(
    './agents/links/agent-register-page.tsx',
    agentPageMeta.agentRegister,
    'teamlinks',
    'lotteries',
  ),
  '/m/member/agent/getSalaryContract': contracts('salary', agentPageMeta.salaryContract),
  '/m/member/agent/getDevidendContract': contracts('dividend', agentPageMeta.dividendContract),
  '/m/member/agent/getHourContract': contracts('hourly', agentPageMeta.hourlyContract),

  '*': page('./pages/not-found-page.tsx', sitePageMeta.notFound),
}
