import type { MouseEvent } from 'react'

import { rememberReturn } from '../lib/pages/return-to.ts'
import { useNavigate } from '../lib/pages/router.tsx'
import { sessionStore } from '../lib/session/session.ts'

/** For links to what is a member's own: whoever is not signed in logs in first, and is led on from there. */
export function useLoginFirst() {
  const navigate = useNavigate()
  return (address: string) => (event: MouseEvent) => {
    if (sessionStore.get()) return
    event.preventDefault()
    rememberReturn(address)
    navigate('/m/login')
  }
}
