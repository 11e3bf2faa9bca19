import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { useLingui } from '@lingui/react/macro'

import { useIsOffered } from '../operations/use-is-offered.ts'
import type { VendorChange } from '../vendors/vendor-change.ts'

interface VendorCommand {
  action: VendorChange['action']
  label: string
  /** Further search words. */
  words: string
}

/**
 * Returns the commands that stop a vendor, or let it work again, if the staff may run them. They are loaded with the
 * shell, so that they are there when the palette opens.
 */
export function useVendorCommands(): VendorCommand[] {
  const { t } = useLingui()
  const canStop = useIsOffered(PLATFORM, 'vendors', 'stop')
  const canOpen = useIsOffered(PLATFORM, 'vendors', 'open')
  return [
    ...(canStop ? [{ action: 'stop' as const, label: t`Stop a vendor now`, words: t`games, emergency, bets` }] : []),
    ...(canOpen ? [{ action: 'open' as const, label: t`Let a vendor work again`, words: t`resume, reopen` }] : []),
  ]
}
