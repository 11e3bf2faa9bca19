import { memberMay } from '@ante/contract/member/member-type.ts'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** Names of member types, as shown to the upline and to downlines. */
export const personTexts = (type: number): MessageDescriptor =>
  memberMay.openAgencyCentre(type) ? msg`Agent` : msg`Player`
