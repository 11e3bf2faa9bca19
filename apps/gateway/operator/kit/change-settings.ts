import type { Db } from '../../kit/db.ts'
import type { StoredSettings } from '../../merchant/public.ts'

/** Writes a part of what a merchant's site is made of; the row is locked, so the rest is what it was. */
export function writeSettings(code: string, present: StoredSettings, changed: Partial<StoredSettings>) {
  return async (tx: Db): Promise<void> => {
    const settings = JSON.stringify({ ...present, ...changed })
    await tx.updateTable('merchant').set({ settings }).where('code', '=', code).execute()
  }
}
