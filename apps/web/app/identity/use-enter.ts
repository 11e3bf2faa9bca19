import type { Session } from '@ante/contract/identity/session.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import { useEffect } from 'react'

import { takeReturn } from '../lib/return-to.ts'
import { useNavigate } from '../lib/router.tsx'
import { sessionStore } from '../lib/session.ts'
import { tabStorage } from '../lib/storage.ts'
import { TRIAL_NAME_KEY } from './sign-out.ts'

/** Keeps the new session and goes on to where he was going. */
export function useEnter(): (session: Session) => void {
  const navigate = useNavigate()
  return (session) => {
    if (session.customerType === TRIAL) tabStorage.set(TRIAL_NAME_KEY, session.userName)
    else tabStorage.remove(TRIAL_NAME_KEY)
    sessionStore.set(session)
    navigate(takeReturn(), { replace: true })
  }
}

/** A member has nothing to do at the door. Somebody in a trial has: he may have come to like it. */
export function useLeaveIfMember(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const type = sessionStore.get()?.customerType
    // At the start alone, for navigate stays the same: the login that is made here goes on by itself.
    if (type !== undefined && type !== TRIAL) navigate('/m/home', { replace: true })
  }, [navigate])
}
