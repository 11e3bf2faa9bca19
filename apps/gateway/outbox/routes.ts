import { reportSms } from '@ante/contract/outbox/sms-provider.ts'

import type { Ports } from '../kit/ports.ts'
import { refusalsOf, serve } from '../kit/serve.ts'
import type { Server } from '../kit/server.ts'
import { isSignedSms } from '../vendors/sms-signature.ts'
import { recordReport } from './messages.ts'

const refuse = refusalsOf(reportSms)

/** Route that the SMS provider calls. */
export function outboxRoutes(app: Server, { db, clock, config }: Pick<Ports, 'db' | 'clock' | 'config'>): void {
  serve(
    app,
    reportSms,
    async (report, _context, { rawBody, headers }) => {
      const call = { method: reportSms.method, path: reportSms.path, body: rawBody }
      if (!config.sms || !isSignedSms(config.sms, call, headers)) throw refuse('sms.signature.invalid')
      await recordReport(db, report, clock.now())
      return {}
    },
    { anyHost: true },
  )
}
