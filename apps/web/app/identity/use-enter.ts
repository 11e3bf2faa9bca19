import type { Session } from '@ante/contract/identity/session.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import { createContext, use, useEffect } from 'react'

import { takeReturn } from '../lib/pages/return-to.ts'
import { useNavigate } from '../lib/pages/router.tsx'
import { takeAfterLogin } from '../lib/session/after-login.ts'
import { sessionStore } from '../lib/session/session.ts'
import { trialName } from '../lib/session/trial-name.ts'

/** Closes the login over the current page; null on the pages of login and registration. */
export const CloseLogin = createContext<(() => void) | null>(null)

/** Stores the new session, and continues to the intended page or with the action that required the login. */
export function useEnter(): (session: Session) => void {
  const navigate = useNavigate()
  const close = use(CloseLogin)
  return (session) => {
    if (session.customerType === TRIAL) trialName.store(session.userName)
    else trialName.remove()
    sessionStore.set(session)
    const currentAddress = location.pathname + location.search + location.hash
    const goal = goalOf(session, close ? takeReturn(currentAddress) : takeReturn())
    close?.()
    if (!close) navigate(goal, { replace: true })
    else if (goal !== currentAddress) navigate(goal)
    takeAfterLogin()?.()
  }
}

/** Requested pages to which a trial member continues after the login: only games. */
const GAMES = /^\/m\/(launchGame|gameList)\b/

/** Returns the page after a login: home for a trial member. Source: product specification 2, "Login". */
export const goalOf = ({ customerType }: Pick<Session, 'customerType'>, requestedPath: string): string =>
  customerType === TRIAL && !GAMES.test(requestedPath) ? '/m/home' : requestedPath

/** Redirects signed-in members away from the login pages. Trial members may stay to create an account. */
export function useLeaveIfMember(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const type = sessionStore.get()?.customerType
    // Runs only on mounting, because `navigate` is stable: after a login on this page, `useEnter` navigates.
    if (type !== undefined && type !== TRIAL) navigate('/m/home', { replace: true })
  }, [navigate])
}
