import { setShortcuts } from '@ante/contract/console/shortcuts.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'

/** Route that changes the caller's keyboard shortcuts; they are returned with the session. */
export function shortcutRoutes(app: Server, { db }: Pick<Ports, 'db'>): void {
  serveStaff(app, setShortcuts, ({ shortcuts }, { staff, audit }) =>
    inTransaction(db, async (tx) => {
      await audit(tx, { action: 'console.shortcuts.update', object: `staff:${staff.name}`, after: shortcuts })
      await tx
        .updateTable('staff_account')
        .set({ shortcuts: JSON.stringify(shortcuts) })
        .where('id', '=', staff.staffId)
        .execute()
      return {}
    }),
  )
}
