import { memberMay } from '@ante/contract/member/member-type.ts'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** What somebody of a line is, to those who stand next to him. */
export const personWords = (type: number): MessageDescriptor =>
  memberMay.openAgencyCentre(type) ? msg`Agent` : msg`Player`
