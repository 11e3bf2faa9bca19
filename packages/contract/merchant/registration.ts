import type { MerchantSettings } from './settings.ts'
import { isSwitchedOn } from './switches.ts'
import type { Switches } from './switches.ts'

/** Returns which registrations these flags permit. */
export function registrationOf(switches: Switches): MerchantSettings['register'] {
  if (!isSwitchedOn(switches, 'REG3')) return 'closed'
  if (isSwitchedOn(switches, 'DIRECTREG3')) return 'open'
  return isSwitchedOn(switches, 'AFFMAN3') ? 'invited' : 'closed'
}
