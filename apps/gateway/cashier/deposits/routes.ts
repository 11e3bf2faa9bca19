import { depositRecordsFile, listDeposits } from '@ante/contract/cashier/deposit-records.ts'
import {
  cancelDeposit,
  createDeposit as createEndpoint,
  getDeposit,
  getDepositSettings,
  RECEIPT_LIMIT_BYTES,
  confirmDepositPaid,
  sendDepositReceipt,
} from '@ante/contract/cashier/deposit.ts'
import { getPaymentChannels } from '@ante/contract/cashier/payment-channels.ts'
import { paymentHeader, notifyPayment } from '@ante/contract/cashier/payment-provider.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'

import type { MemberContext, SignedIn } from '../../kit/context.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { acceptRawBodies } from '../../kit/raw-bodies.ts'
import { refusalsOf, serve } from '../../kit/serve.ts'
import { serveCsv } from '../../kit/serve-csv.ts'
import type { Server } from '../../kit/server.ts'
import { headerText, isSigned } from '../../vendors/call-signature.ts'
import { PAYMENT_SIGNING } from '../providers/http-provider.ts'
import { storeReceipt } from '../receipts/store-receipt.ts'
import { createDeposit } from './create-deposit.ts'
import type { Deposit } from './deposits.ts'
import { showChannels, showDepositSettings } from './deposit-settings.ts'
import { fileOfDeposits } from './deposits-file.ts'
import { handlePaymentNotice } from './handle-payment-notice.ts'
import { listOwnDeposits } from './list-deposits.ts'
import type { PollPorts } from './poll-deposit.ts'
import { cancel, ownDeposit, confirmPaid } from './member-deposits.ts'
import { shownDeposit } from './show-deposit.ts'

/** Per IP address, because mobile carriers share addresses; members are limited by their open deposits. */
const CREATED_PER_MINUTE = 300
const RECEIPTS_PER_MINUTE = 60
/** Return URL of the provider: the deposits page, which opens this deposit. */
const RETURN_PATH = '/m/voucherCenter?order='

/** Deposit routes for members. Play money has no deposits. */
export async function depositRoutes(app: Server, ports: PollPorts): Promise<void> {
  const { db, clock } = ports
  const depositView = (deposit: Deposit) => shownDeposit(db, deposit, clock.now())

  serve(app, getDepositSettings, (_input, context) => showDepositSettings(db, withMoney(context)))
  serve(app, getPaymentChannels, (_input, context) => showChannels(db, withMoney(context)))
  serve(
    app,
    createEndpoint,
    async (input, context, { protocol, host }) => {
      const returnTo = (transactionId: string) => `${protocol}://${host}${RETURN_PATH}${transactionId}`
      return depositView(await createDeposit(ports, input, { ...withMoney(context), returnTo }))
    },
    { perMinute: CREATED_PER_MINUTE },
  )
  serve(app, getDeposit, async ({ transactionId }, { member }) =>
    depositView(await ownDeposit(db, member, transactionId)),
  )
  serve(app, confirmDepositPaid, async ({ transactionId, reference }, { member }) =>
    depositView(await confirmPaid(ports, await ownDeposit(db, member, transactionId), reference)),
  )
  serve(app, cancelDeposit, async ({ transactionId }, { member }) =>
    depositView(await cancel(ports, await ownDeposit(db, member, transactionId))),
  )
  serve(app, listDeposits, (input, { member }) => listOwnDeposits(ports, member, input))
  serveCsv(app, depositRecordsFile, (input, { member }) => fileOfDeposits(ports, member, input))
  await app.register(async (scope) => receiptRoute(scope, ports, depositView))
}

function withMoney<Context extends { member: SignedIn } = MemberContext>(context: Context): Context {
  if (context.member.type === TRIAL) throw commonRefusal('function.not.available')
  return context
}

/** `app` is a separate scope: here the request body is the image itself. */
function receiptRoute(
  app: Server,
  ports: PollPorts,
  depositView: (deposit: Deposit) => ReturnType<typeof shownDeposit>,
): void {
  acceptRawBodies(app)
  serve(
    app,
    sendDepositReceipt,
    async ({ transactionId }, { member }, { rawBody: sent }) =>
      depositView(await storeReceipt(ports, { member, transactionId, sent })),
    { perMinute: RECEIPTS_PER_MINUTE, bodyLimit: RECEIPT_LIMIT_BYTES },
  )
}

const refuse = refusalsOf(notifyPayment)

/** Routes that payment providers call. */
export function noticeRoutes(app: Server, ports: PollPorts): void {
  const { method, path } = notifyPayment
  serve(
    app,
    notifyPayment,
    async (notice, _context, { rawBody: body, headers }) => {
      const provider = await ports.providers.byKey(headerText(headers, paymentHeader.key))
      if (!provider || !isSigned(PAYMENT_SIGNING, provider, { method, path, body }, headers))
        throw refuse('payment.signature.invalid')
      await handlePaymentNotice(ports, provider, notice)
      return {}
    },
    { anyHost: true },
  )
}
