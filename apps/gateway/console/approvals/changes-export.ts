import { ChangeState } from '@ante/contract/staff/changes.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import * as z from 'zod/mini'

import { changesPage, problemSentence } from '../../staff/public.ts'
import { exportable } from '../exports/exportable.ts'

const timeOf = (at: string | null): Date | null => (at === null ? null : new Date(at))

/** Requested changes and their decisions. */
export const changesExport = exportable({
  source: 'changes',
  permission: 'staff.change.read',
  filter: z.object({ state: z.optional(ChangeState) }),
  page: async (db, { merchant, filter, after, size }) => {
    const merchantCode = merchant === PLATFORM ? null : merchant
    const { changes: rows, next } = await changesPage(db, merchantCode, { ...filter, after, size })
    return { rows, next }
  },
  columns: [
    { id: 'id', title: 'Id', value: ({ id }) => id },
    { id: 'action', title: 'Change', value: ({ action }) => action },
    { id: 'object', title: 'Object', value: ({ object }) => object },
    { id: 'values', title: 'Values', value: ({ values }) => JSON.stringify(values) },
    { id: 'state', title: 'State', value: ({ state }) => state },
    { id: 'proposedBy', title: 'Requested by', value: ({ proposedBy }) => proposedBy },
    { id: 'proposedAt', title: 'Requested at', isTime: true, value: ({ proposedAt }) => timeOf(proposedAt) },
    { id: 'reason', title: 'Reason', value: ({ reason }) => reason },
    { id: 'expiresAt', title: 'Expires', isTime: true, value: ({ expiresAt }) => timeOf(expiresAt) },
    { id: 'decidedBy', title: 'Decided by', value: ({ decidedBy }) => decidedBy },
    { id: 'decidedAt', title: 'Decided at', isTime: true, value: ({ decidedAt }) => timeOf(decidedAt) },
    { id: 'decisionReason', title: 'Reason of the decision', value: ({ decisionReason }) => decisionReason },
    { id: 'failure', title: 'Failure', value: ({ failure }) => failure && problemSentence(failure) },
  ],
})
