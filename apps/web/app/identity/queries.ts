import { getCaptcha } from '@ante/contract/identity/captcha.ts'
import { listCountries } from '@ante/contract/identity/mobile.ts'
import { getRegistrationRules } from '@ante/contract/identity/register.ts'
import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../lib/calls/query-client.ts'

/** The merchant's registration rules. */
export const registrationRules = queryOptions({
  queryKey: ['identity', 'registration-rules'],
  queryFn: queryOf(getRegistrationRules, {}),
})

/** A picture code; each round has its own, because one is valid for a single answer. */
export const captchaPicture = (round: number) =>
  queryOptions({
    queryKey: ['identity', 'captcha', round],
    queryFn: queryOf(getCaptcha, {}),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  })

/** All dialling codes. They change less often than a page is reloaded. */
export const dialingCodes = queryOptions({
  queryKey: ['identity', 'dialing-codes'],
  queryFn: queryOf(listCountries, {}),
  staleTime: Infinity,
})
