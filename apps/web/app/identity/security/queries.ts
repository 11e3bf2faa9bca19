import { queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'

/** Below `member`: what is of one member goes with his session. */
export const SECURITY_KEY = ['member', 'security']

/** What guards the account. */
export const accountGuards = queryOptions({
  queryKey: [...SECURITY_KEY, 'guards'],
  queryFn: asks(async () => (await import('@ante/contract/identity/second-factor.ts')).getSecondFactor, {}),
})

/** Every line of the security centre with its state. */
export const securityConfig = queryOptions({
  queryKey: [...SECURITY_KEY, 'config'],
  queryFn: asks(async () => (await import('@ante/contract/identity/security-config.ts')).getSecurityConfig, {}),
  // A payment password may be locked elsewhere at any moment.
  staleTime: 0,
})

/** The live stream tells of each step of a withdrawal and has all of this asked anew. */
export const WITHDRAWAL_KEY = ['member', 'withdrawal']

/** What stands between a member and his money; the cashier shows it as well, and may ask here. */
export const withdrawSettings = queryOptions({
  queryKey: [...WITHDRAWAL_KEY, 'settings'],
  queryFn: asks(async () => (await import('@ante/contract/cashier/withdrawal.ts')).getWithdrawSettings, {}),
  // Play, payments and other devices change it at any moment.
  staleTime: 0,
})

export const passkeys = queryOptions({
  queryKey: [...SECURITY_KEY, 'passkeys'],
  queryFn: asks(async () => (await import('@ante/contract/identity/passkeys.ts')).listPasskeys, {}),
})

const sessionsContract = () => import('@ante/contract/identity/sessions.ts')

/** Where the member is signed in. */
export const openSessions = queryOptions({
  queryKey: [...SECURITY_KEY, 'sessions'],
  queryFn: asks(async () => (await sessionsContract()).listSessions, {}),
  // Somebody may sign in elsewhere at any moment.
  staleTime: 0,
})

/** What has happened to the account of late. */
export const accountActivity = queryOptions({
  queryKey: [...SECURITY_KEY, 'activity'],
  queryFn: asks(async () => (await sessionsContract()).listSignIns, {}),
  staleTime: 0,
})
