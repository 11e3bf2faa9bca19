import { capabilityOf } from './lib/pages/page-address.ts'
import type { PageAddress } from './lib/pages/page-address.ts'
import type { PageFace, PageModule, Route, Routes } from './lib/pages/page-module.ts'
import { withAdmittedLoader } from './places/admitted-loader.ts'
import { PageGate } from './places/page-gate.tsx'
import { agentFaces } from './places/agent-faces.ts'
import { gameFaces } from './places/game-faces.ts'
import { memberFaces } from './places/member-faces.ts'
import { moneyFaces } from './places/money-faces.ts'
import { rewardFaces } from './places/reward-faces.ts'
import { siteFaces } from './places/site-faces.ts'

const pages = import.meta.glob<PageModule>([
  './**/*-page.tsx',
  // Those of `routes.ts`, the closed ones, the lottery's and the agents', which have tables of their own.
  '!./{agents,closed,lottery,shell}/**',
  '!./identity/{login,register,trial}/**',
  '!./catalogue/game-list-page.tsx',
  '!./messaging/notice-page.tsx',
])

/** Its title stands in the catalogue of `places`; it brings its own words, and those of more catalogues, besides. */
function page(file: PageAddress, face: PageFace, ...besides: string[]): Route {
  const words = ['places', capabilityOf(file), ...besides]
  return { file, face, load: withAdmittedLoader(face, loaderOf(file)), words, isFar: true, Gate: PageGate }
}

function loaderOf(file: PageAddress): () => Promise<PageModule> {
  const load = ownTables[capabilityOf(file)]?.(file) ?? pages[file]
  if (!load) throw new Error(`There is no page ${file}`)
  return load
}

const ownTables: Record<string, (file: PageAddress) => () => Promise<PageModule>> = {
  agents: (file) => () => agentsPage(file),
  lottery: (file) => () => lotteryPage(file),
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
  // What counts bets needs whole numbers without end, and its scripts cannot even be read without them.
  const isTooOld = typeof BigInt === 'undefined' && COUNTING.test(file)
  const load = lotteryPages[isTooOld ? './too-old/too-old-page.tsx' : file.replace('./lottery/', './')]
  if (!load) throw new Error(`There is no page ${file}`)
  return load()
}

/** With the words of the balance, and of the pictures that members show. */
const centre = page('./places/member-centre/member-centre-page.tsx', memberFaces.memberCentre, 'wallet', 'member')

const contracts = (kind: 'salary' | 'dividend' | 'hourly', face: PageFace) =>
  page(`./agents/contracts/${kind}-contract-page.tsx`, face, 'contracts')

/** Every public address that a first visit does not need. */
export const farRoutes: Routes & { '*': Route } = {
  '/m/voucherCenter': page('./cashier/deposit/deposit-page.tsx', moneyFaces.deposit, 'deposits'),
  '/m/withdraw': page('./cashier/withdraw/withdraw-page.tsx', moneyFaces.withdraw),
  '/m/bankCards': page('./cashier/cards/bank-cards-page.tsx', moneyFaces.bankCards),
  '/m/upLine/transfer': page('./cashier/line/line-transfer-page.tsx', moneyFaces.uplineTransfer),
  '/m/transfer': page('./wallet/transfer/transfer-page.tsx', moneyFaces.transfer),
  '/m/turnover': page('./wallet/turnover/turnover-page.tsx', moneyFaces.turnover),
  '/m/transaction/record': page('./wallet/records/account-record-page.tsx', moneyFaces.transactions),
  '/m/vouReport': page('./cashier/deposit/deposit-report-page.tsx', moneyFaces.depositReport, 'deposits'),
  '/m/withdrawReport': page('./cashier/withdrawals/withdraw-report-page.tsx', moneyFaces.withdrawalReport),
  '/m/profitandloss': page('./launch/profit/profit-page.tsx', moneyFaces.profitAndLoss),
  '/m/gameRecord': page('./launch/records/game-record-page.tsx', moneyFaces.betRecord, 'rounds'),

  '/m/activity': page('./promotions/list/promotion-list-page.tsx', rewardFaces.promotions),
  '/m/activityInfo': page('./promotions/detail/promotion-page.tsx', rewardFaces.promotion),
  '/m/inviteFriends': page('./promotions/referral/invite-friends-page.tsx', rewardFaces.inviteFriends, 'invite'),
  '/m/rewardCenter': page('./promotions/rewards/reward-centre-page.tsx', rewardFaces.rewardCentre),
  '/m/redRain': page('./promotions/red-rain/red-rain-page.tsx', rewardFaces.redRain, 'envelopes'),
  '/m/leaderBoard': page('./promotions/leaderboard/leader-board-page.tsx', rewardFaces.leaderBoard, 'missions'),
  '/m/member/benefits': page('./promotions/vip/benefits-page.tsx', rewardFaces.benefits, 'club'),
  '/m/member/manualRebate': page('./promotions/rebates/manual-rebate-page.tsx', rewardFaces.manualRebate),
  '/m/member/rebateReport': page('./promotions/rebates/rebate-report-page.tsx', rewardFaces.rebateReport),

  '/m/mine': centre,
  '/m/member/home': centre,
  '/m/securityCenter': page('./identity/security/security-page.tsx', memberFaces.security, 'guards'),
  '/m/safePlay': page('./care/safe-play-page.tsx', memberFaces.safePlay),
  '/m/set': page('./places/settings-page.tsx', memberFaces.settings, 'mail', 'member'),
  '/m/changePsw': page('./identity/password/change-password-page.tsx', memberFaces.changePassword),
  '/m/forget': page('./identity/forgotten/forgotten-page.tsx', memberFaces.forgotPassword, 'forgotten'),
  '/m/message': page('./places/message-page.tsx', memberFaces.messages, 'messaging', 'mail', 'support'),
  '/m/webEmail': page('./messaging/mail/mail-page.tsx', memberFaces.mail, 'mail'),
  '/m/feedback': page('./support/feedback/feedback-page.tsx', memberFaces.feedback),

  '/m/launchGame': page('./launch/launch-game-page.tsx', gameFaces.launchGame),
  '/m/gameCenter': page('./catalogue/centres/game-centre-page.tsx', gameFaces.gameCentre),
  '/m/slotsCenter': page('./catalogue/centres/slots-centre-page.tsx', gameFaces.slotsCentre),
  '/m/gameLobby': page('./catalogue/centres/game-lobby-page.tsx', gameFaces.gameLobby),
  '/m/lottery': page('./lottery/lobby/lottery-page.tsx', gameFaces.lottery, 'draws'),
  '/m/moreLottery': page('./lottery/more/more-lottery-page.tsx', gameFaces.moreLotteries, 'draws'),
  '/m/startLottery': page('./lottery/results/start-lottery-page.tsx', gameFaces.startLottery, 'draws'),
  '/m/lotteryBet': page(
    './lottery/betting/lottery-bet-page.tsx',
    gameFaces.lotteryBet,
    'plays',
    'betting',
    'lotteries',
  ),
  '/m/lotteryDraws': page('./lottery/draws/lottery-draws-page.tsx', gameFaces.lotteryDraws, 'draws'),
  '/m/lotteryTrend': page('./lottery/trends/lottery-trend-page.tsx', gameFaces.lotteryTrend, 'trends', 'draws'),
  '/m/lotteryVerify': page('./lottery/verify/lottery-verify-page.tsx', gameFaces.lotteryVerify, 'verify', 'draws'),
  '/m/lotteryOrders': page('./lottery/orders/lottery-orders-page.tsx', gameFaces.lotteryOrders, 'bets', 'plays'),
  '/m/lotteryOrder': page('./lottery/order/lottery-order-page.tsx', gameFaces.lotteryOrder, 'bets', 'plays'),

  '/m/service': page('./support/service-page.tsx', siteFaces.service),
  '/m/help': page('./support/help-page.tsx', siteFaces.help),
  '/m/helpDetail': page('./support/help-detail-page.tsx', siteFaces.help),
  '/m/useragreement': page('./support/user-agreement-page.tsx', siteFaces.userAgreement),
  '/m/download': page('./install/download-page.tsx', siteFaces.download),
  '/m/winnerPage': page('./winners/winner-page.tsx', siteFaces.winners),
  '/m/maintenance': page('./places/maintenance-page.tsx', siteFaces.maintenance),

  '/m/agent': page('./places/agency-centre/agency-centre-page.tsx', agentFaces.agencyCentre, 'agency', 'wallet'),
  '/m/agent/team/overview': page('./agents/overview/team-overview-page.tsx', agentFaces.teamOverview, 'teamsums'),
  '/m/agent/team/pnl': page(
    './agents/profit/team-profit-page.tsx',
    agentFaces.teamProfitAndLoss,
    'teamsums',
    'teamline',
  ),
  '/m/member/team': page('./agents/team/team-page.tsx', agentFaces.team, 'team', 'teamsums', 'teamline'),
  '/m/teamBetting': page(
    './agents/bets/team-betting-page.tsx',
    agentFaces.teamBetting,
    'teambets',
    'teamline',
    'rounds',
    'lotteries',
  ),
  '/m/member/agent/agentRebeat': page(
    './agents/rebates/agent-rebate-page.tsx',
    agentFaces.agentRebate,
    'teamrates',
    'lotteries',
  ),
  '/m/member/teamRebate': page(
    './agents/rebates/team-rebate-page.tsx',
    agentFaces.teamRebate,
    'teamrates',
    'lotteries',
    'teamlinks',
  ),
  '/m/member/agent/agentDivident': page(
    './agents/dividend/dividend-page.tsx',
    agentFaces.dividend,
    'teampay',
    'teamsums',
  ),
  '/m/member/notice': page('./messaging/agent-notices-page.tsx', agentFaces.agentNotices),
  '/m/agentRegister': page(
    './agents/links/agent-register-page.tsx',
    agentFaces.agentRegister,
    'teamlinks',
    'lotteries',
  ),
  '/m/member/agent/getSalaryContract': contracts('salary', agentFaces.salaryContract),
  '/m/member/agent/getDevidendContract': contracts('dividend', agentFaces.dividendContract),
  '/m/member/agent/getHourContract': contracts('hourly', agentFaces.hourlyContract),

  '*': page('./places/not-found-page.tsx', siteFaces.notFound),
}
