import type { VendorState } from '@ante/contract/console/list-filters.ts'
import type { VendorHealth } from '@ante/contract/console/vendors.ts'
import { useLingui } from '@lingui/react/macro'

import type { Tone } from '../ui/badge.tsx'

export const vendorStateTone: Record<VendorState, Tone> = { open: 'good', closed: 'warn', stopped: 'bad' }
export const vendorHealthTone: Record<VendorHealth, Tone> = { up: 'good', down: 'bad', unknown: 'neutral' }

/** Returns a formatter for states of vendors. */
export function useVendorStateText(): (state: VendorState) => string {
  const { t } = useLingui()
  const texts: Record<VendorState, string> = { open: t`Open`, closed: t`Closed`, stopped: t`Stopped` }
  return (state) => texts[state]
}

/** Returns a formatter for whether vendors answer. */
export function useVendorHealthText(): (health: VendorHealth) => string {
  const { t } = useLingui()
  const texts: Record<VendorHealth, string> = { up: t`Up`, down: t`Down`, unknown: t`Not called yet` }
  return (health) => texts[health]
}

/** Returns a formatter for durations of calls. */
export function useDurationText(): (ms: number | null) => string {
  const { t } = useLingui()
  return (ms) => (ms === null ? '–' : t`${ms} ms`)
}
