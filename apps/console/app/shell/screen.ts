import type { MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'

import type { ReadPermission } from '../lib/session.ts'

export interface Screen {
  to:
    | '/m/$merchant/dashboard'
    | '/m/$merchant/reconciliation'
    | '/m/$merchant/players'
    | '/m/$merchant/withdrawals'
    | '/m/$merchant/deposits'
    | '/m/$merchant/reasons'
    | '/m/$merchant/flags'
    | '/m/$merchant/inbox'
    | '/m/$merchant/approvals'
    | '/m/$merchant/staff'
    | '/m/$merchant/roles'
    | '/m/$merchant/reviews'
    | '/m/$merchant/unused-rights'
    | '/m/$merchant/networks'
    | '/m/$merchant/audit'
    | '/m/$merchant/games'
    | '/m/$merchant/safer-play'
    | '/m/$merchant/support'
    | '/m/$merchant/vendors'
    | '/m/$merchant/lottery'
    | '/m/$merchant/agents'
    | '/m/$merchant/sports'
    | '/m/$merchant/health'
    | '/m/$merchant/operations'
    | '/m/$merchant/content'
    | '/m/$merchant/promotions'
    | '/m/$merchant/reports'
    | '/m/$merchant/brands'
    | '/m/$merchant/setups'
  label: MessageDescriptor
  /** Further search words for the palette. */
  words: MessageDescriptor
  icon: LucideIcon
  /** Required permission; null if any role is enough. */
  permission: ReadPermission | null
  /** Further permissions, one of which is enough. */
  or?: readonly ReadPermission[]
  /** Key that opens the screen after `g`; null for a screen that is opened by the menu and the palette alone. */
  letter: string | null
}

/** Whether staff with these permissions may open a screen. */
export const mayOpen = (may: (permission: ReadPermission) => boolean, { permission, or = [] }: Screen): boolean =>
  permission === null || [permission, ...or].some(may)
