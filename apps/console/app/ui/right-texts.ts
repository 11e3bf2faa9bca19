import type { Right } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Names of the kinds of rights. */
export const rightText: Record<Right, MessageDescriptor> = {
  propose: msg`Propose`,
  approve: msg`Approve`,
  apply: msg`Apply`,
  skip: msg`Skip approval`,
}
