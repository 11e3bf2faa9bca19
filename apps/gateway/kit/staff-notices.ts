import type { Permission } from '@ante/contract/staff/permissions.ts'
import * as z from 'zod'

import type { Db } from './db.ts'
import { publishOnCommit } from './postgres-bus.ts'

/** Topic of the bus. */
export const STAFF_TOPIC = 'staff'

/**
 * Notice for open consoles. `list`: a row was added to a list, has left it (`changed`), was claimed or released (`claimed`), or
 * shows new values (`updated`); for all staff with the permission to read the list. `account`: a change request or an export of one account has ended, or its results were read. Notices
 * carry no data: pages read the data with their own rights.
 */
export const StaffNotice = z.discriminatedUnion('to', [
  z.object({
    to: z.literal('list'),
    /** Name of the list, as in the console's address. */
    list: z.string(),
    permission: z.string(),
    /** Null for the platform. */
    merchantCode: z.string().nullable(),
    id: z.string(),
    what: z.enum(['added', 'changed', 'claimed', 'updated']),
  }),
  z.object({
    to: z.literal('account'),
    staffId: z.string(),
    /** `seen`: the results were marked as seen. */
    about: z.enum(['change', 'export', 'seen']),
    id: z.string(),
  }),
])
export type StaffNotice = z.infer<typeof StaffNotice>

type NewNotice =
  | (Omit<Extract<StaffNotice, { to: 'list' }>, 'permission'> & { permission: Permission })
  | Extract<StaffNotice, { to: 'account' }>

/** Sends a notice to open consoles after the commit of the caller's transaction. */
export const notifyStaff = (tx: Db, notice: NewNotice): Promise<void> =>
  publishOnCommit(tx, STAFF_TOPIC, JSON.stringify(notice))
