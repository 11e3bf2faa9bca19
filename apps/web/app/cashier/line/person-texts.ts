import { memberMay } from '@ante/contract/member/member-type.ts'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** Member type as shown to neighbours in the line. */
export const personTexts = (type: number): MessageDescriptor =>
  memberMay.openAgencyCentre(type) ? msg`Agent` : msg`Player`
