import { TRIAL } from '@ante/contract/member/member-type.ts'
import { expect, test } from 'vitest'

import { lazyRoutes } from '../lazy-routes.ts'
import { routes } from '../routes.ts'
import { admissionOf } from './admission.ts'
import type { Admission } from './admission.ts'

/** Admission of a trial account at restricted addresses. Source: product specification 5 and 6. */
const pathsByGuard: Record<Exclude<Admission, 'open'>, string[]> = {
  rejectTrial: ['/m/mine', '/m/member/home'],
  accountOnly: [
    '/m/voucherCenter',
    '/m/withdraw',
    '/m/bankCards',
    '/m/upLine/transfer',
    '/m/transfer',
    '/m/turnover',
    '/m/transaction/record',
    '/m/statements',
    '/m/vouReport',
    '/m/withdrawReport',
    '/m/profitandloss',
    '/m/inviteFriends',
    '/m/rewardCenter',
    '/m/redRain',
    '/m/leaderBoard',
    '/m/member/benefits',
    '/m/member/manualRebate',
    '/m/member/rebateReport',
    '/m/securityCenter',
    '/m/safePlay',
    '/m/changePsw',
    '/m/message',
    '/m/webEmail',
    '/m/feedback',
    '/m/lotteryOrders',
    '/m/lotteryOrder',
  ],
  rejectPlayer: ['/m/agent'],
  agentsOnly: [
    '/m/agent/team/overview',
    '/m/agent/team/pnl',
    '/m/member/team',
    '/m/teamBetting',
    '/m/member/agent/agentRebeat',
    '/m/member/teamRebate',
    '/m/member/agent/agentDivident',
    '/m/member/notice',
    '/m/agentRegister',
    '/m/member/agent/getSalaryContract',
    '/m/member/agent/getDevidendContract',
    '/m/member/agent/getHourContract',
  ],
  home: [],
  login: [],
  prompt: [],
  switchedOff: [],
}
const closedTo = new Map(
  Object.entries(pathsByGuard).flatMap(([guardName, paths]) => paths.map((path) => [path, guardName] as const)),
)

// rules: limits-2, errors-18
test.each(Object.entries({ ...routes.eager, ...lazyRoutes }))(
  'a trial account at %s gets the admission of the table',
  (path, route) => {
    const { guard } = route.meta
    const admission = admissionOf(guard ? { guard } : {}, { memberType: TRIAL, flags: {} })
    expect(admission).toBe(closedTo.get(path) ?? 'open')
  },
)
