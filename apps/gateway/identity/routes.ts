import { getCaptcha } from '@ante/contract/identity/captcha.ts'
import { checkUsername } from '@ante/contract/identity/check-username.ts'
import { getRegistrationRules, register } from '@ante/contract/identity/register.ts'
import { loginSecondFactor } from '@ante/contract/identity/second-factor.ts'
import { getTrialAccount, login, loginFreeplay, logout, touch } from '@ante/contract/identity/session.ts'
import { requestWork } from '@ante/contract/identity/work.ts'

import { serve } from '../kit/serve.ts'
import type { Server } from '../kit/server.ts'
import { accountRoutes } from './account-routes.ts'
import { createCaptcha } from './captchas/captchas.ts'
import { createWork } from './captchas/work.ts'
import { withVisitor } from './identity-ports.ts'
import type { MessagePorts } from './identity-ports.ts'
import { logInBySms } from './login/log-in-by-sms.ts'
import { logIn } from './login/log-in.ts'
import { logInBySecondFactor } from './second-factor/log-in-second-factor.ts'
import { openTrial } from './trial/open-trial.ts'
import { freeTrialName } from './trial/trial-names.ts'
import { paymentRoutes } from './payment-password/payment-routes.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import { checkUsername as checkName } from './registration/check-username.ts'
import { registerMember } from './registration/register-member.ts'
import { registrationRulesOf } from './registration/registration-rules.ts'
import { logInByFirebase } from './social/log-in-by-firebase.ts'
import type { CountBankCards } from './security-config.ts'
import { socialRoutes } from './social/social-routes.ts'
import { endSession, IDLE_EXPIRY_MS, touchSession } from './sessions/sessions.ts'
import { verificationRoutes } from './codes/verification-routes.ts'

/** Sign-in methods. */
const logins = { username: logIn, sms: logInBySms, firebase: logInByFirebase }

export function identityRoutes(app: Server, ports: MessagePorts & { countBankCards: CountBankCards }): void {
  accountRoutes(app, ports)
  paymentRoutes(app, ports)
  passkeyRoutes(app, ports)
  verificationRoutes(app, ports)
  socialRoutes(app, ports)
  const { db, clock, merchants, config } = ports
  const perMinute = config.loginsPerMinute

  serve(
    app,
    login,
    (input, context, request) => {
      const logInByType = logins[input.type]
      return logInByType(ports, input, withVisitor(context, request, input.loginDeviceId))
    },
    { perMinute },
  )
  serve(
    app,
    register,
    (input, context, request) => registerMember(ports, input, withVisitor(context, request, input.loginDeviceId)),
    {
      perMinute,
    },
  )
  serve(
    app,
    loginSecondFactor,
    (input, context, request) => logInBySecondFactor(ports, input, withVisitor(context, request, input.loginDeviceId)),
    { perMinute },
  )
  serve(app, getTrialAccount, (_input, { merchantCode }) => freeTrialName(ports, merchantCode), { perMinute })
  serve(
    app,
    loginFreeplay,
    ({ trialName }, context, request) => openTrial(ports, withVisitor(context, request), trialName),
    { perMinute },
  )
  serve(
    app,
    getCaptcha,
    (_input, { merchantCode }) =>
      createCaptcha(ports, { merchantCode, code: merchants.of(merchantCode).settings.captcha }),
    { perMinute: perMinute * 3 },
  )
  serve(app, requestWork, (input, { merchantCode, ip }) => createWork(ports, { ...input, merchantCode, ip }), {
    perMinute: perMinute * 3,
  })
  // A name is checked several times while it is typed.
  serve(app, checkUsername, (input, context) => checkName(ports, input, context), { perMinute: perMinute * 3 })
  serve(app, getRegistrationRules, (_input, { merchantCode }) => registrationRulesOf(merchants.of(merchantCode)))
  serve(app, touch, async (_input, { member }) => {
    await touchSession(db, member.token, clock.now())
    return { idleExpirySeconds: IDLE_EXPIRY_MS / 1000 }
  })
  serve(app, logout, async (_input, { member }) => {
    await endSession(db, member.token)
    return {}
  })
}
