import { beginSocial, getSignInWays, loginSocial, registerSocial } from '@ante/contract/identity/social.ts'
import type { FastifyRequest } from 'fastify'

import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import { withVisitor } from '../identity-ports.ts'
import type { IdentityPorts } from '../identity-ports.ts'
import { beginSocial as begin } from './begin-social.ts'
import { logInSocial } from './log-in-social.ts'
import { registerSocial as makeMember } from './register-social.ts'
import { signInWays } from './sign-in-ways.ts'

/** Path of the provider's redirect. */
const RETURN_PATH = '/m/login'

/** Routes for social login. */
export function socialRoutes(app: Server, ports: IdentityPorts): void {
  const perMinute = ports.config.loginsPerMinute

  serve(app, getSignInWays, (_input, { merchantCode }) => signInWays(ports, merchantCode))
  serve(
    app,
    beginSocial,
    ({ provider }, { merchantCode }, request) =>
      begin(ports, { merchantCode, provider, redirectUri: originOf(request) + RETURN_PATH }),
    { perMinute },
  )
  serve(
    app,
    loginSocial,
    (input, context, request) => logInSocial(ports, input, withVisitor(context, request, input.loginDeviceId)),
    { perMinute },
  )
  serve(
    app,
    registerSocial,
    (input, context, request) => makeMember(ports, input, withVisitor(context, request, input.loginDeviceId)),
    { perMinute },
  )
}

/** Returns the origin of the site. The host is valid: requests to unknown hosts are refused earlier. */
const originOf = ({ host, protocol }: FastifyRequest) => `${protocol}://${host.toLowerCase()}`
