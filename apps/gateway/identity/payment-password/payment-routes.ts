import {
  changePaymentPassword as changing,
  resetPaymentPassword as resetting,
  sendPaymentPasswordCode as sending,
  setPaymentPassword as setting,
} from '@ante/contract/identity/payment-password.ts'
import { getSecurityConfig, setPayeeName as naming } from '@ante/contract/identity/security-config.ts'

import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import { withVisitor } from '../identity-ports.ts'
import type { MessagePorts } from '../identity-ports.ts'
import { setPayeeName } from '../payee-name.ts'
import { securityConfigOf } from '../security-config.ts'
import type { CountBankCards } from '../security-config.ts'
import { changePaymentPassword, setPaymentPassword } from './change-payment-password.ts'
import { resetPaymentPassword, sendPaymentPasswordCode } from './reset-payment-password.ts'

/** Routes for the payment password and the real name. */
export function paymentRoutes(app: Server, ports: MessagePorts & { countBankCards: CountBankCards }): void {
  const limit = { perMinute: ports.config.loginsPerMinute }
  serve(app, getSecurityConfig, (_input, { member }) => securityConfigOf(ports, member))
  serve(app, naming, (input, context) => setPayeeName(ports, input, context), limit)
  serve(
    app,
    setting,
    (input, context, request) => setPaymentPassword(ports, input, withVisitor(context, request)),
    limit,
  )
  serve(
    app,
    changing,
    (input, context, request) => changePaymentPassword(ports, input, withVisitor(context, request)),
    limit,
  )
  serve(
    app,
    sending,
    (input, context, request) => sendPaymentPasswordCode(ports, input, withVisitor(context, request)),
    limit,
  )
  serve(
    app,
    resetting,
    (input, context, request) => resetPaymentPassword(ports, input, withVisitor(context, request)),
    limit,
  )
}
