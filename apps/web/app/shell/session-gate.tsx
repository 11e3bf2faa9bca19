import { useEffect } from 'react'
import type { ReactNode } from 'react'

import { rememberReturn } from '../lib/return-to.ts'
import { useLocation, useNavigate } from '../lib/router.tsx'
import { sessionStore, useSession } from '../lib/session.ts'
import { Skeleton } from '../ui/skeleton.tsx'

/** Leads through the login to a page that needs a session, and then on to it. */
export function SessionGate({ needed, children }: { needed: boolean; children: ReactNode }) {
  const session = useSession()
  const navigate = useNavigate()
  const { path, search } = useLocation()
  const closed = needed && !session

  useEffect(() => {
    // While the server's page is taken over everybody looks like a visitor; the store knows better.
    if (!closed || sessionStore.get()) return
    rememberReturn(path + search)
    navigate('/m/login', { replace: true })
  }, [closed, navigate, path, search])

  return closed ? <Skeleton height="60vh" /> : children
}
