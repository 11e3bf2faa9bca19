import type { StaffActor } from '../../kit/staff-context.ts'

const NOT_STAFF = { staffId: null, sessionId: null, ip: null, requestId: null, role: null }

/** Actor of background jobs. */
export const SYSTEM: StaffActor = { ...NOT_STAFF, name: 'system' }

/** Returns the actor of commands before the first owner exists; `user` is the operating-system user. */
export const systemOperator = (user: string): StaffActor => ({ ...NOT_STAFF, name: `system operator (${user})` })
