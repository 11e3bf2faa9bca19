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

/** A captcha picture. Each is valid for a single answer, so every new picture has another number. */
export const captchaPicture = (pictureNumber: number) =>
  queryOptions({
    queryKey: ['identity', 'captcha', pictureNumber],
    queryFn: queryOf(getCaptcha, {}),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  })

/** All dialling codes. They change so rarely that a page requests them once. */
export const dialingCodes = queryOptions({
  queryKey: ['identity', 'dialing-codes'],
  queryFn: queryOf(listCountries, {}),
  staleTime: Infinity,
})
