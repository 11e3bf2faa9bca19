import { checkAffiliate } from '@ante/contract/identity/affiliate.ts'
import { listCountries } from '@ante/contract/identity/mobile.ts'
import { readNumber, sendLoginCode, sendRegisterCode } from '@ante/contract/identity/verification.ts'

import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf, serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import type { CallContext } from '../../kit/context.ts'
import { checkAffiliate as check } from '../registration/affiliates.ts'
import { countries, countryOfCurrency } from './dialing-codes.ts'
import type { MessagePorts } from '../identity-ports.ts'
import { resetRoutes } from '../passwords/reset-routes.ts'
import { registrationRulesOf } from '../registration/registration-rules.ts'
import { readMobile } from './mobile-number.ts'
import { sendCode } from './send-code.ts'

/** Whether registration uses codes. If not, requests are refused, because messages cost money. */
function sendsCode({ merchants }: MessagePorts, { merchantCode }: CallContext): boolean {
  const { methods, mobileNum, mobileVerification } = registrationRulesOf(merchants.of(merchantCode))
  const collectsNumber = methods.mobileNum || (mobileNum.enabled && mobileVerification.enabled)
  return collectsNumber && merchants.moduleIsOn(merchantCode, 'REG3')
}

/** Calls per code: the first returns a task, the second submits the work. */
const CALLS_PER_CODE = 2

const refuseNumber = refusalsOf(readNumber)

/** Routes for codes to phones, number parsing, and account recovery by codes and links. */
export function verificationRoutes(app: Server, ports: MessagePorts): void {
  const { merchants, config } = ports
  const perMinute = config.loginsPerMinute

  resetRoutes(app, ports)
  serve(app, listCountries, (_input, { country, merchantCode }) => ({
    countries,
    here: country ?? countryOfCurrency(merchants.of(merchantCode).currency),
  }))
  serve(app, checkAffiliate, (input, context) => check(ports, input, context), { perMinute: perMinute * 3 })
  serve(
    app,
    sendLoginCode,
    ({ module, loginDeviceId: deviceId, ...typed }, context) => {
      // Codes are disabled together with the function that uses them.
      const flag = module === 'PWRESETSMS3' ? 'PWRESETSMS3' : 'MOBILEVERCODELOGIN3'
      if (!merchants.moduleIsOn(context.merchantCode, flag)) throw commonRefusal('function.not.available')
      const purpose = module === 'PWRESETSMS3' ? 'reset' : 'login'
      return sendCode(ports, { ...typed, purpose, deviceId }, context)
    },
    { perMinute: perMinute * CALLS_PER_CODE },
  )
  serve(
    app,
    sendRegisterCode,
    ({ mobileNo: mobileNum, ...typed }, context) => {
      if (!sendsCode(ports, context)) throw commonRefusal('function.not.available')
      return sendCode(ports, { mobileNum, ...typed, purpose: 'register' }, context)
    },
    { perMinute: perMinute * CALLS_PER_CODE },
  )
  serve(
    app,
    readNumber,
    (input, { merchantCode }) => {
      const read = readMobile({ ...input, currency: merchants.of(merchantCode).currency })
      if (read.kind === 'none') throw refuseNumber('mobileNum.invalid', { minimumDigits: read.minimumDigits })
      return { mobile: read.mobile }
    },
    { perMinute: perMinute * 3 },
  )
}
