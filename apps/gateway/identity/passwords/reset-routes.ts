import {
  checkPasswordLink,
  requestPasswordLink,
  setPasswordByLink,
  setPasswordBySms,
} from '@ante/contract/identity/reset-password.ts'

import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import { withVisitor } from '../identity-ports.ts'
import type { MessagePorts } from '../identity-ports.ts'
import { acceptPlainForms } from '../../kit/plain-form.ts'
import { requestPasswordLink as request } from './request-password-link.ts'
import { siteOrigin } from './site-origin.ts'
import { resetByLink, resetBySms, showLink } from './reset-password.ts'

/** Routes for resetting a forgotten password. */
export function resetRoutes(app: Server, ports: MessagePorts): void {
  const perMinute = ports.config.loginsPerMinute

  acceptPlainForms(app, [requestPasswordLink.path])
  serve(
    app,
    requestPasswordLink,
    (input, context, requested) => request(ports, input, { ...context, origin: siteOrigin(requested, ports.config) }),
    { perMinute },
  )
  serve(app, checkPasswordLink, (input, { merchantCode }) => showLink(ports, input, merchantCode), { perMinute })
  serve(app, setPasswordByLink, (input, context, sent) => resetByLink(ports, input, withVisitor(context, sent)), {
    perMinute,
  })
  serve(app, setPasswordBySms, (input, context, sent) => resetBySms(ports, input, withVisitor(context, sent)), {
    perMinute,
  })
}
