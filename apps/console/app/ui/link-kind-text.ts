import type { LinkKind } from '@ante/contract/console/players/person-lists.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why another account is linked with a player's. */
export const linkKindText: Record<LinkKind, MessageDescriptor> = {
  card: msg`Same card`,
  payee: msg`Same payee name`,
  device: msg`Same device`,
  ip: msg`Same IP`,
  referral: msg`Referred by`,
  referred: msg`Referred`,
}
