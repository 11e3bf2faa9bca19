import { IDEMPOTENCY_KEY } from '@ante/contract/kit/call-outcome.ts'
import { deviceOf, header } from '@ante/contract/kit/headers.ts'
import type { FastifyRequest } from 'fastify'

import type { CallContext, SignedIn } from './kit/context.ts'
import type { Countries } from './kit/countries.ts'
import { plainAddress } from './kit/networks.ts'
import { commonRefusal } from './kit/refusal.ts'
import type { MerchantDirectory } from './merchant/public.ts'
import { languageOf } from './pages/language.ts'

export interface ContextPorts {
  merchants: MerchantDirectory
  countries: Countries
  /** Returns the member of a token, if it is valid for this merchant's site; null otherwise. */
  memberOf(token: string, merchantCode: string): Promise<SignedIn | null>
}

/** Reads the caller from host and headers. Refuses an unknown host, or a `Merchant` header of another site. */
export function contextReader({ merchants, countries, memberOf }: ContextPorts) {
  return async (request: FastifyRequest): Promise<CallContext> => {
    const { code: merchantCode } = merchants.ofHost(request.host)
    const requestedMerchant = textOf(request, header.merchant)
    if (
      requestedMerchant &&
      requestedMerchant !== merchantCode &&
      requestedMerchant !== merchants.trialOf(merchantCode)?.code
    ) {
      throw commonRefusal('merchant.mismatch')
    }
    // Read before the first await, because a connection that the client has closed has no address.
    const client = { ip: plainAddress(request.ip), country: countries.of(request) }
    const token = textOf(request, header.authorization)
    const found = token ? await memberOf(token, merchantCode) : null
    // A session counts only for its own merchant: a call that names the trial merchant needs a trial session.
    const member =
      requestedMerchant === merchantCode || !requestedMerchant || requestedMerchant === found?.merchantCode
        ? found
        : null
    request.caller = { merchantCode, ...(member && { memberId: member.memberId }) }
    return {
      requestId: request.id,
      ...client,
      device: deviceOf(textOf(request, header.device)),
      language: languageOf(merchants.languagesOf(merchantCode), {
        requested: textOf(request, header.language),
        cookie: request.headers.cookie,
        acceptLanguage: request.headers['accept-language'],
      }),
      merchantCode,
      idempotencyKey: idempotencyKeyOf(request),
      member,
    }
  }
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers[header.idempotencyKey.toLowerCase()]
  if (key === undefined) return null
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) throw commonRefusal('idempotency_key.malformed')
  return key
}

function textOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name.toLowerCase()]
  return typeof value === 'string' && value.length <= 512 ? value : undefined
}
