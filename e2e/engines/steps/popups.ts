import { withDatabase } from '../../kit/ledger.ts'
import { runOperator } from '../../kit/operator.ts'

const POPUPS = `select key from announcement where merchant_code = 'aurora' and type = 'PU'`

/** Deletes the popups of Aurora, which would open at any moment of a journey; component tests cover them. */
export async function deletePopups(): Promise<void> {
  const keys = await withDatabase(async ({ pool }) => (await pool.query<{ key: string }>(POPUPS)).rows)
  for (const { key } of keys) await runOperator('announcements', 'delete', 'aurora', key)
}
