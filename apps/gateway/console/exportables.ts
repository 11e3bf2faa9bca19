import { changesExport } from './approvals/changes-export.ts'
import { auditExport } from './audit/audit-export.ts'
import { depositsExport } from './deposits/deposits-export.ts'
import type { Exportable } from './exports/exportable.ts'
import { playersExport } from './players/players-export.ts'
import { reportExports } from './reports/report-exports.ts'
import { staffExport } from './staff/staff-export.ts'
import { withdrawalsExport } from './withdrawals/withdrawals-export.ts'

const lists: readonly Exportable[] = [
  auditExport,
  changesExport,
  depositsExport,
  playersExport,
  ...reportExports,
  staffExport,
  withdrawalsExport,
]

/** All lists that staff can export, by name. */
export const exportables: ReadonlyMap<string, Exportable> = new Map(lists.map((list) => [list.source, list]))
