import type { StaffState } from '@ante/contract/staff/accounts.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Tone } from '../ui/badge.tsx'

export const staffStateText: Record<StaffState, { text: MessageDescriptor; tone: Tone }> = {
  invited: { text: msg`Invited`, tone: 'accent' },
  active: { text: msg`Active`, tone: 'good' },
  locked: { text: msg`Locked`, tone: 'bad' },
  left: { text: msg`Left`, tone: 'neutral' },
}
