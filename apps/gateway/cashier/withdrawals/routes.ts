import {
  addBankCard as adding,
  listBankCards as listing,
  removeBankCard as removing,
} from '@ante/contract/cashier/bank-cards.ts'
import { listWithdrawals, withdrawalRecordsFile } from '@ante/contract/cashier/withdrawal-records.ts'
import {
  cancelWithdrawal as cancelling,
  getWithdrawal,
  getWithdrawSettings,
  quoteWithdrawal,
  withdraw,
} from '@ante/contract/cashier/withdrawal.ts'

import { withVisitor } from '../../identity/public.ts'
import { refusalsOf, serve } from '../../kit/serve.ts'
import { serveCsv } from '../../kit/serve-csv.ts'
import type { Server } from '../../kit/server.ts'
import { addBankCard, listBankCards, removeBankCard } from '../bank-cards/change-bank-cards.ts'
import type { CardChangePorts } from '../bank-cards/change-bank-cards.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { listOwnWithdrawals } from './list-withdrawals.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import type { RequestPorts } from './request-withdrawal.ts'
import type { SettlePorts } from './settle-withdrawal.ts'
import { shownWithdrawal, withdrawalOf } from './show-withdrawal.ts'
import { quotedWithdrawal, withdrawSettings } from './withdraw-settings.ts'
import { fileOfWithdrawals } from './withdrawals-file.ts'

/** Per IP address, which members may share; each member has a separate limit. */
const PER_MINUTE = 60

const refuse = refusalsOf(getWithdrawal)

/** Routes of members for withdrawals and bank cards. */
export function withdrawalRoutes(app: Server, ports: RequestPorts & SettlePorts & CardChangePorts): void {
  const { db } = ports
  const limit = { perMinute: PER_MINUTE }
  serve(app, getWithdrawSettings, (_input, { member }) => withdrawSettings(ports, member))
  serve(app, quoteWithdrawal, ({ amount }, { member }) => quotedWithdrawal(ports, member, amount))
  serve(app, withdraw, (input, context) => requestWithdrawal(ports, input, context), limit)
  serve(app, getWithdrawal, async ({ transactionId }, { member }) => {
    const withdrawal = await withdrawalOf(db, BigInt(member.memberId), transactionId)
    if (!withdrawal) throw refuse('withdrawal.not.found')
    return shownWithdrawal(db, withdrawal)
  })
  serve(
    app,
    cancelling,
    ({ transactionId }, { member }) => cancelWithdrawal(ports, BigInt(member.memberId), transactionId),
    limit,
  )
  serve(app, listWithdrawals, (input, { member }) => listOwnWithdrawals(ports, member, input))
  serveCsv(app, withdrawalRecordsFile, (input, { member }) => fileOfWithdrawals(ports, member, input))
  serve(app, listing, (_input, { member }) => listBankCards(ports, member))
  serve(app, adding, (input, context, request) => addBankCard(ports, input, withVisitor(context, request)), limit)
  serve(app, removing, (input, context) => removeBankCard(ports, input, context), limit)
}
