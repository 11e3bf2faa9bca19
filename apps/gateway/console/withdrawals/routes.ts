import {
  approveQueuedWithdrawal,
  claimWithdrawal,
  decideWithdrawals,
  holdWithdrawal,
  noteWithdrawal,
  releaseWithdrawal,
  rejectQueuedWithdrawal,
  reportManualPayout,
} from '@ante/contract/console/decide-withdrawals.ts'
import { listWithdrawalQueue, revealPayee, showQueuedWithdrawal } from '@ante/contract/console/withdrawals.ts'

import { queuePage, reviewOf } from '../../cashier/public.ts'
import { maskedIp } from '../../identity/public.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import { linkedAccounts } from '../players/linked-accounts.ts'
import { reviewerOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { approve } from './approve.ts'
import { decideMany } from './decide-many.ts'
import { claim, hold, note, reject, release, report, reveal } from './decisions.ts'

/** Maximum number of linked accounts per kind; the player's page has more. */
const LINKS = 10

const refuse = refusalsOf(showQueuedWithdrawal)

/** Routes for the queue of withdrawals and the decisions about them. */
export function withdrawalScreen(app: Server, ports: ScreenPorts): void {
  serveStaff(app, listWithdrawalQueue, (input, context) => queuePage(ports.db, reviewerOf(ports, context), input))
  serveStaff(app, showQueuedWithdrawal, async ({ id }, context) => {
    const reviewer = reviewerOf(ports, context)
    const found = await reviewOf(ports.db, id, reviewer)
    if (!found) throw refuse('withdrawal.not.found')
    const player = { id: found.memberId, merchantCode: reviewer.merchantCode }
    const { rows, more: moreLinks } = await linkedAccounts(ports.db, player, LINKS)
    const links = rows.map(({ kind, player: other, account, status, shared }) => {
      return { kind, player: other, account, status, shared: kind === 'ip' ? maskedIp(shared) : shared }
    })
    return { ...found.review, links, moreLinks }
  })
  serveStaff(app, claimWithdrawal, ({ id }, context) => claim(ports, id, context))
  serveStaff(app, releaseWithdrawal, ({ id }, context) => release(ports, id, context))
  serveStaff(app, approveQueuedWithdrawal, (input, context) => approve(ports, input, context))
  serveStaff(app, rejectQueuedWithdrawal, (input, context) => reject(ports, input, context))
  serveStaff(app, holdWithdrawal, (input, context) => hold(ports, input, context))
  serveStaff(app, reportManualPayout, (input, context) => report(ports, input, context))
  serveStaff(app, noteWithdrawal, (input, context) => note(ports, input, context))
  serveStaff(app, revealPayee, (input, context) => reveal(ports, input, context))
  serveStaff(app, decideWithdrawals, (input, context) => decideMany(ports, input, context))
}
