import { registrationOf } from '@ante/contract/merchant/registration.ts'
import { useState } from 'react'

import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { useMerchant } from '../../merchant/public.ts'
import { addressInvitation } from './invitation-address.ts'

/** Who may register: all visitors, none, or, without direct registration, visitors with an invitation. */
export type RegistrationAccess = 'open' | 'closed' | 'by invitation' | 'invited'

export function useRegistrationAccess(): RegistrationAccess {
  const { flags } = useMerchant()
  // The server's page is the same for all requests, so it has no invitation.
  const hydrated = useHydrated()
  const [isInvited] = useState(() => !import.meta.env.SSR && addressInvitation() !== null)
  return registrationAccessOf(flags, hydrated && isInvited)
}

export function registrationAccessOf(flags: Record<string, boolean>, isInvited: boolean): RegistrationAccess {
  const register = registrationOf(flags)
  if (register !== 'invited') return register
  return isInvited ? 'invited' : 'by invitation'
}
