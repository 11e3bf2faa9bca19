import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  listPasskeys,
  loginPasskey,
  removePasskey,
} from '@ante/contract/identity/passkeys.ts'
import type { FastifyRequest } from 'fastify'

import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import { withVisitor } from '../identity-ports.ts'
import type { IdentityPorts } from '../identity-ports.ts'
import { beginPasskeyLogin as beginLogin, logInByPasskey } from './log-in-passkey.ts'
import { addPasskey as add, beginPasskey as begin, listPasskeys as list, removePasskey as remove } from './passkeys.ts'
import type { Site } from './passkeys.ts'

/** Routes for signing in by passkey instead of a password. */
export function passkeyRoutes(app: Server, ports: IdentityPorts): void {
  const perMinute = ports.config.loginsPerMinute

  serve(app, listPasskeys, (_input, { member }) => list(ports, BigInt(member.memberId)))
  serve(
    app,
    beginPasskey,
    ({ password }, context, request) =>
      begin(ports, password, { ...withVisitor(context, request), site: siteOf(request) }),
    { perMinute },
  )
  serve(app, addPasskey, (input, context, request) =>
    add(ports, input, { ...withVisitor(context, request), site: siteOf(request) }),
  )
  serve(app, removePasskey, (input, context, request) => remove(ports, input, withVisitor(context, request)), {
    perMinute,
  })
  // The login page requests them before the member decides for a passkey.
  serve(app, beginPasskeyLogin, (_input, _context, request) => beginLogin(ports, siteOf(request)), {
    perMinute: perMinute * 3,
  })
  serve(
    app,
    loginPasskey,
    ({ response, loginDeviceId }, context, request) =>
      logInByPasskey(ports, response, { ...withVisitor(context, request, loginDeviceId), site: siteOf(request) }),
    { perMinute },
  )
}

/** The merchant's host is validated already: an unknown one would have been refused. */
const siteOf = ({ host, protocol }: FastifyRequest): Site => ({
  host: host.replace(/:\d+$/, '').toLowerCase(),
  origin: `${protocol}://${host.toLowerCase()}`,
})
