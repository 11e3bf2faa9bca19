import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  listPasskeys,
  loginPasskey,
  removePasskey,
} from '@ante/contract/identity/passkeys.ts'
import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import { passkeySite } from '../../kit/webauthn.ts'
import { withVisitor } from '../identity-ports.ts'
import type { IdentityPorts } from '../identity-ports.ts'
import { beginPasskeyLogin as beginLogin, logInByPasskey } from './log-in-passkey.ts'
import { addPasskey as add, beginPasskey as begin, listPasskeys as list, removePasskey as remove } from './passkeys.ts'

/** Routes for signing in by passkey instead of a password. */
export function passkeyRoutes(app: Server, ports: IdentityPorts): void {
  const perMinute = ports.config.loginsPerMinute

  serve(app, listPasskeys, (_input, { member }) => list(ports, BigInt(member.memberId)))
  serve(
    app,
    beginPasskey,
    ({ password }, context, request) =>
      begin(ports, password, { ...withVisitor(context, request), site: passkeySite(request) }),
    { perMinute },
  )
  serve(app, addPasskey, (input, context, request) =>
    add(ports, input, { ...withVisitor(context, request), site: passkeySite(request) }),
  )
  serve(app, removePasskey, (input, context, request) => remove(ports, input, withVisitor(context, request)), {
    perMinute,
  })
  // The login page requests the options before the member chooses a passkey.
  serve(app, beginPasskeyLogin, (_input, _context, request) => beginLogin(ports, passkeySite(request)), {
    perMinute: perMinute * 3,
  })
  serve(
    app,
    loginPasskey,
    ({ response, loginDeviceId }, context, request) =>
      logInByPasskey(ports, response, { ...withVisitor(context, request, loginDeviceId), site: passkeySite(request) }),
    { perMinute },
  )
}
