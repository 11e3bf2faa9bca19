import { AuditFilter } from '@ante/contract/staff/audit.ts'

import { auditPage } from '../../staff/public.ts'
import { exportable } from '../exports/exportable.ts'

const json = (value: unknown): string => (value === null ? '' : JSON.stringify(value))

/** The audit log, with the hash of each entry. */
export const auditExport = exportable({
  source: 'audit',
  permission: 'audit.entry.read',
  filter: AuditFilter,
  page: async (db, { merchant, filter, after, size }) => {
    const { entries: rows, next } = await auditPage(db, { merchant, ...filter, after, size })
    return { rows, next }
  },
  columns: [
    { id: 'position', title: 'Position', value: ({ position }) => position },
    { id: 'at', title: 'Time', isTime: true, value: ({ at }) => new Date(at) },
    { id: 'actor', title: 'Who', value: ({ actor }) => actor },
    { id: 'role', title: 'Role', value: ({ role }) => role },
    { id: 'action', title: 'Action', value: ({ action }) => action },
    { id: 'object', title: 'Object', value: ({ object }) => object },
    { id: 'result', title: 'Result', value: ({ result }) => result },
    { id: 'refusal', title: 'Refusal', value: ({ refusal }) => refusal },
    { id: 'reason', title: 'Reason', value: ({ reason }) => reason },
    { id: 'approver', title: 'Approved by', value: ({ approver }) => approver },
    { id: 'address', title: 'From', value: ({ address }) => address },
    { id: 'session', title: 'Session', value: ({ session }) => session },
    { id: 'requestId', title: 'Request', value: ({ requestId }) => requestId },
    { id: 'before', title: 'Before', value: ({ before }) => json(before) },
    { id: 'after', title: 'After', value: ({ after }) => json(after) },
    { id: 'hash', title: 'Hash', value: ({ hash }) => hash },
  ],
})
