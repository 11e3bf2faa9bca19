import type { Db } from '../../kit/db.ts'
import type { StoredSettings } from '../../merchant/public.ts'

/** Updates some of a merchant's site settings; the row is locked, so other settings stay. */
export function writeSettings(code: string, current: StoredSettings, changed: Partial<StoredSettings>) {
  return async (tx: Db): Promise<void> => {
    const settings = JSON.stringify({ ...current, ...changed })
    await tx.updateTable('merchant').set({ settings }).where('code', '=', code).execute()
  }
}
