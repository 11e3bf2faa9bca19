import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import * as z from 'zod/mini'

import { staffPage } from '../../staff/public.ts'
import { exportable } from '../exports/exportable.ts'

const timeOf = (at: string | null): Date | null => (at === null ? null : new Date(at))

/** Accounts of staff with their roles. */
export const staffExport = exportable({
  source: 'staff',
  permission: 'staff.account.read',
  filter: z.object({}),
  page: async (db, { merchant, after, size }) => {
    const { accounts: rows, next } = await staffPage(db, merchant === PLATFORM ? null : merchant, { after, size })
    return { rows, next }
  },
  columns: [
    { id: 'displayName', title: 'Name', value: ({ displayName }) => displayName },
    { id: 'mail', title: 'Email', value: ({ mail }) => mail },
    { id: 'state', title: 'State', value: ({ state }) => state },
    {
      id: 'roles',
      title: 'Roles',
      value: ({ roles }) => roles.map(({ merchant, role }) => `${merchant} ${role}`).join(', '),
    },
    { id: 'lastSignInAt', title: 'Last sign-in', isTime: true, value: ({ lastSignInAt }) => timeOf(lastSignInAt) },
    { id: 'leavesAt', title: 'Leaves', isTime: true, value: ({ leavesAt }) => timeOf(leavesAt) },
  ],
})
