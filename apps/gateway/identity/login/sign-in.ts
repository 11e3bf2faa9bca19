import type { SignInMethod } from '@ante/contract/identity/sessions.ts'
import type { Session } from '@ante/contract/identity/session.ts'

import type { Db } from '../../kit/db.ts'
import type { IdentityPorts } from '../identity-ports.ts'
import { openSession } from '../sessions/sessions.ts'
import type { Opening } from '../sessions/sessions.ts'
import { rememberSignIn } from './sign-ins.ts'

export type Entrance = Opening & { method: SignInMethod }

/** Opens a session for an authenticated member and stores the sign-in. No other code opens sessions. */
export async function signIn(
  { onSignIn }: Pick<IdentityPorts, 'onSignIn'>,
  tx: Db,
  entrance: Entrance,
): Promise<Session> {
  const { member, method, visitor, now } = entrance
  const session = await openSession(tx, entrance)
  await onSignIn(tx, await rememberSignIn(tx, { member, method, visitor, at: now }))
  return session
}
