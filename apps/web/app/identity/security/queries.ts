import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'

/** Key of the account's security data. It begins with `member`, so the cache is cleared for the next member. */
export const SECURITY_KEY = ['member', 'security']

/** Security factors of the account. */
export const accountGuards = queryOptions({
  queryKey: [...SECURITY_KEY, 'guards'],
  queryFn: queryOf(async () => (await import('@ante/contract/identity/second-factor.ts')).getSecondFactor, {}),
})

/** Every line of the security centre with its state. */
export const securityConfig = queryOptions({
  queryKey: [...SECURITY_KEY, 'config'],
  queryFn: queryOf(async () => (await import('@ante/contract/identity/security-config.ts')).getSecurityConfig, {}),
  // Always stale: the payment password may be locked on another device.
  staleTime: 0,
})

/** Each step of a withdrawal is a live event that invalidates this key. */
export const WITHDRAWAL_KEY = ['member', 'withdrawal']

/** Requirements of a withdrawal; also used by the cashier. */
export const withdrawSettings = queryOptions({
  queryKey: [...WITHDRAWAL_KEY, 'settings'],
  queryFn: queryOf(async () => (await import('@ante/contract/cashier/withdrawal.ts')).getWithdrawSettings, {}),
  // Always stale: play, payments and other devices change the requirements at any time.
  staleTime: 0,
})

export const passkeys = queryOptions({
  queryKey: [...SECURITY_KEY, 'passkeys'],
  queryFn: queryOf(async () => (await import('@ante/contract/identity/passkeys.ts')).listPasskeys, {}),
})

const sessionsContract = () => import('@ante/contract/identity/sessions.ts')

/** The member's open sessions. */
export const openSessions = queryOptions({
  queryKey: [...SECURITY_KEY, 'sessions'],
  queryFn: queryOf(async () => (await sessionsContract()).listSessions, {}),
  // Always stale: the member may sign in on another device.
  staleTime: 0,
})

/** Recent account activity. */
export const accountActivity = queryOptions({
  queryKey: [...SECURITY_KEY, 'activity'],
  queryFn: queryOf(async () => (await sessionsContract()).listSignIns, {}),
  staleTime: 0,
})
