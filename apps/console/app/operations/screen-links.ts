import type { OperationScreen } from '@ante/contract/console/operations.ts'

import type { ReadPermission } from '../lib/session.ts'

/** Screens that have an operation better than a form, with the permission to open them. */
export const screenLinks = {
  players: { to: '/m/$merchant/players', permission: 'identity.member.read' },
  withdrawals: { to: '/m/$merchant/withdrawals', permission: 'cashier.withdrawal.read' },
  deposits: { to: '/m/$merchant/deposits', permission: 'cashier.deposit.read' },
  reconciliation: { to: '/m/$merchant/reconciliation', permission: 'cashier.reconciliation.read' },
  approvals: { to: '/m/$merchant/approvals', permission: 'staff.change.read' },
  staff: { to: '/m/$merchant/staff', permission: 'staff.account.read' },
  audit: { to: '/m/$merchant/audit', permission: 'audit.entry.read' },
} as const satisfies Record<OperationScreen, { to: string; permission: ReadPermission }>
