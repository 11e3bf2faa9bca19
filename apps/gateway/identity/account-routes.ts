import { changePassword, changePasswordAtNewerAddress } from '@ante/contract/identity/change-password.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  getSecondFactor,
  makeRecoveryCodes,
  removeAuthenticator,
} from '@ante/contract/identity/second-factor.ts'
import { endOneSession, endOtherSessions, listSessions, listSignIns } from '@ante/contract/identity/sessions.ts'

import { serve } from '../kit/serve.ts'
import type { Server } from '../kit/server.ts'
import {
  beginAuthenticator as begin,
  confirmAuthenticator as confirm,
  makeRecoveryCodes as renewCodes,
  removeAuthenticator as remove,
} from './second-factor/authenticator.ts'
import { guardsOf } from './second-factor/guards.ts'
import { changePassword as change } from './passwords/change-password.ts'
import { endOneSession as endOne, endOtherSessions as endOthers } from './sessions/end-sessions.ts'
import { withVisitor } from './identity-ports.ts'
import type { IdentityPorts } from './identity-ports.ts'
import { listSessions as sessionsOf, listSignIns as signInsOf } from './sessions/list-sessions.ts'

/** Account security routes for members. */
export function accountRoutes(app: Server, ports: IdentityPorts): void {
  const perMinute = ports.config.loginsPerMinute

  for (const endpoint of [changePassword, changePasswordAtNewerAddress]) {
    serve(app, endpoint, (input, context, request) => change(ports, input, withVisitor(context, request)), {
      perMinute,
    })
  }
  serve(app, listSessions, (_input, { member }) => sessionsOf(ports, member))
  serve(app, listSignIns, (_input, { member }) => signInsOf(ports, member))
  serve(app, endOneSession, ({ id }, context, request) => endOne(ports, id, withVisitor(context, request)))
  serve(app, endOtherSessions, (_input, context, request) => endOthers(ports, withVisitor(context, request)))
  serve(app, getSecondFactor, (_input, { member }) => guardsOf(ports, BigInt(member.memberId)))
  serve(
    app,
    beginAuthenticator,
    (input, context, request) => begin(ports, input.password, withVisitor(context, request)),
    {
      perMinute,
    },
  )
  serve(
    app,
    confirmAuthenticator,
    (input, context, request) => confirm(ports, input.code, withVisitor(context, request)),
    {
      perMinute,
    },
  )
  serve(app, removeAuthenticator, (input, context, request) => remove(ports, input, withVisitor(context, request)), {
    perMinute,
  })
  serve(app, makeRecoveryCodes, (input, context, request) => renewCodes(ports, input, withVisitor(context, request)), {
    perMinute,
  })
}
