/** Public interface of `staff` for the composition root, other capabilities and the operator CLI. */
export { ActionProblem, guardedAction } from './changes/guarded-action.ts'
export type { ActionTarget, GuardedAction } from './changes/guarded-action.ts'
export type { GuardedActions } from './staff-ports.ts'
export { staffActions } from './roles/role-actions.ts'
export type { Inviting } from './accounts/invite.ts'
export { consoleOrigin } from './accounts/console-origin.ts'
export { openStaff } from './open-staff.ts'
export { staffGate } from './sessions/staff-gate.ts'
