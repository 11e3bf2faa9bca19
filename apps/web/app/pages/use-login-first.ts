import type { MouseEvent } from 'react'

import { rememberReturn } from '../lib/pages/return-to.ts'
import { useNavigate } from '../lib/pages/router.tsx'
import { sessionStore } from '../lib/session/session.ts'

/** Returns a handler for links to member pages: a visitor logs in first and is then sent on. */
export function useLoginFirst() {
  const navigate = useNavigate()
  return (address: string) => (event: MouseEvent) => {
    if (sessionStore.get()) return
    event.preventDefault()
    rememberReturn(address)
    navigate('/m/login')
  }
}
