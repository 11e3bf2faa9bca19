import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReactNode } from 'react'

import { CallRefused } from '../lib/call-errors.ts'
import { sessionQuery } from '../lib/session.ts'
import { staffSession } from '../lib/session-state.ts'
import { useStore } from '../lib/store.ts'
import { Failed, Skeleton } from '../ui/states.tsx'
import { SignInPage } from './sign-in-page.tsx'

/** Shows the page with a session, and the sign-in without one, at the same address. */
export function SessionGate({ children }: { children: ReactNode }) {
  const phase = useStore(staffSession.phase)
  const client = useQueryClient()
  const session = useQuery({ ...sessionQuery, enabled: phase.is !== 'out' })
  // The next person who signs in must not see cached data of the previous one.
  useEffect(() => {
    if (phase.is === 'out') client.clear()
  }, [phase.is, client])
  if (phase.is === 'out') return <SignInPage ended={phase.ended} />
  if (session.error && !(session.error instanceof CallRefused))
    return <Failed error={session.error} onRetry={() => void session.refetch()} />
  return session.data ? children : <Skeleton lines={8} />
}
