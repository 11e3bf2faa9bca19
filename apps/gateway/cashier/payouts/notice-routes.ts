import { paymentHeader } from '@ante/contract/cashier/payment-provider.ts'
import { notifyPayout } from '@ante/contract/cashier/payout-provider.ts'

import { refusalsOf, serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import { headerText, isSigned } from '../../vendors/call-signature.ts'
import { PAYMENT_SIGNING } from '../providers/http-provider.ts'
import type { Providers } from '../providers/providers.ts'
import type { SettlePorts } from '../withdrawals/settle-withdrawal.ts'
import { isIllegal } from '../../kit/state-machine/transition-errors.ts'
import { withdrawalStates } from '../withdrawals/withdrawal-states.ts'
import { recordProviderCall } from '../review/provider-calls.ts'
import { handlePayoutNotification, isDifferentAmount } from './handle-payout-notification.ts'

const refuse = refusalsOf(notifyPayout)

/** Registers the routes for payout notifications of providers. */
export function payoutRoutes(app: Server, ports: SettlePorts & { providers: Pick<Providers, 'byKey'> }): void {
  const { method, path } = notifyPayout
  serve(
    app,
    notifyPayout,
    async (notification, _context, { rawBody: body, headers }) => {
      const provider = await ports.providers.byKey(headerText(headers, paymentHeader.key))
      if (!provider || !isSigned(PAYMENT_SIGNING, provider, { method, path, body }, headers)) {
        throw refuse('payment.signature.invalid')
      }
      const withdrawal = await ports.db
        .selectFrom('withdrawal')
        .selectAll()
        .where('id', '=', notification.reference)
        .where('merchant_code', '=', provider.merchantCode)
        .where('provider', '=', provider.provider)
        .executeTakeFirst()
      if (!withdrawal) throw refuse('payout.not.found')
      const providerCall = { withdrawalId: withdrawal.id, call: 'notice', request: notification, answer: {} } as const
      await recordProviderCall(ports.db, { ...providerCall, at: ports.clock.now() })
      if (await isDifferentAmount(ports, withdrawal, notification)) throw refuse('payout.amount.mismatch')
      try {
        await handlePayoutNotification(ports, withdrawal, notification)
      } catch (error) {
        if (isIllegal(withdrawalStates, error)) throw refuse('ILLEGAL_STATE', { state: error.from })
        throw error
      }
      return {}
    },
    { anyHost: true },
  )
}
