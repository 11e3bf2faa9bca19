import type { Session } from '@ante/contract/identity/session.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import { useEffect } from 'react'

import { takeReturn } from '../lib/pages/return-to.ts'
import { useNavigate } from '../lib/pages/router.tsx'
import { sessionStore } from '../lib/session/session.ts'
import { trialName } from '../lib/session/trial-name.ts'

/** Keeps the new session and goes on to where he was going. */
export function useEnter(): (session: Session) => void {
  const navigate = useNavigate()
  return (session) => {
    if (session.customerType === TRIAL) trialName.keep(session.userName)
    else trialName.forget()
    sessionStore.set(session)
    navigate(goalOf(session, takeReturn()), { replace: true })
  }
}

/** What somebody in a trial was sent to the login for: of all that, the games alone are open to him. */
const GAMES = /^\/m\/(launchGame|gameList)\b/

/** Where a session leads on to. Source: product specification 2, "Login": a trial goes home. */
export const goalOf = ({ customerType }: Pick<Session, 'customerType'>, wanted: string): string =>
  customerType === TRIAL && !GAMES.test(wanted) ? '/m/home' : wanted

/** A member has nothing to do at the door. Somebody in a trial has: he may have come to like it. */
export function useLeaveIfMember(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const type = sessionStore.get()?.customerType
    // At the start alone, for navigate stays the same: the login that is made here goes on by itself.
    if (type !== undefined && type !== TRIAL) navigate('/m/home', { replace: true })
  }, [navigate])
}
