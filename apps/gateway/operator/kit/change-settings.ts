import type { Db } from '../../kit/db.ts'
import type { StoredSettings } from '../../merchant/public.ts'

/**
 * Updates some of a merchant's site settings. The caller has locked the row, so that no other change is overwritten.
 */
export function writeSettings(code: string, current: StoredSettings, changed: Partial<StoredSettings>) {
  return async (tx: Db): Promise<void> => {
    const settings = JSON.stringify({ ...current, ...changed })
    await tx.updateTable('merchant').set({ settings }).where('code', '=', code).execute()
  }
}
