import { setConsoleLanguage } from '@ante/contract/console/language.ts'
import { setShortcuts } from '@ante/contract/console/shortcuts.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'

/** Routes that change the caller's keyboard shortcuts and language; both are returned with the session. */
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
  serveStaff(app, setConsoleLanguage, ({ language }, { staff, audit }) =>
    inTransaction(db, async (tx) => {
      await audit(tx, { action: 'console.language.update', object: `staff:${staff.name}`, after: { language } })
      await tx.updateTable('staff_account').set({ language }).where('id', '=', staff.staffId).execute()
      return {}
    }),
  )
}
