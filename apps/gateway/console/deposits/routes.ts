import { ignoreBankLine, importBankLines, listBankLines } from '@ante/contract/console/bank-lines.ts'
import {
  claimDeposit,
  creditQueuedDeposit,
  listDepositQueue,
  rejectQueuedDeposit,
  releaseDeposit,
  settleQueuedDeposit,
  showQueuedDeposit,
  showReceipt,
} from '@ante/contract/console/deposits.ts'

import { bankLinesPage, claimOf, depositQueuePage, receiptOf } from '../../cashier/public.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import { merchantOf, reviewerOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { ignoreLine, readStatement } from './bank-line-calls.ts'
import { claim, credit, reject, release, settle } from './decisions.ts'

const refuse = refusalsOf(showQueuedDeposit)

/** Routes for claimed deposits, bank lines, and decisions about claims. */
export function depositScreen(app: Server, ports: ScreenPorts): void {
  const { db } = ports
  serveStaff(app, listDepositQueue, (input, context) => depositQueuePage(db, reviewerOf(ports, context), input))
  serveStaff(app, showQueuedDeposit, async ({ id }, context) => {
    const found = await claimOf(db, reviewerOf(ports, context), id)
    if (!found) throw refuse('deposit.not.found')
    return found
  })
  serveStaff(app, showReceipt, async ({ id }, context) => {
    const receipt = await receiptOf(db, merchantOf(context), id)
    if (!receipt) throw refuse('deposit.not.found')
    return receipt
  })
  serveStaff(app, claimDeposit, (input, context) => claim(ports, input, context))
  serveStaff(app, releaseDeposit, ({ id }, context) => release(ports, id, context))
  serveStaff(app, creditQueuedDeposit, (input, context) => credit(ports, input, context))
  serveStaff(app, rejectQueuedDeposit, (input, context) => reject(ports, input, context))
  serveStaff(app, settleQueuedDeposit, (input, context) => settle(ports, input, context))
  serveStaff(app, listBankLines, (input, context) => bankLinesPage(db, reviewerOf(ports, context), input))
  serveStaff(app, importBankLines, ({ text }, context) => readStatement(ports, text, context))
  serveStaff(app, ignoreBankLine, (input, context) => ignoreLine(ports, input, context))
}
