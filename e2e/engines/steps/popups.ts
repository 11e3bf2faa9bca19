import { withDatabase } from '../../kit/ledger.ts'
import { runOperator } from '../../kit/operator.ts'

const POPUPS = `select key from announcement where merchant_code = 'aurora' and type = 'PU'`

/** Deletes the popups of Aurora: they open at any moment, and have component tests. */
export async function deletePopups(): Promise<void> {
  const keys = await withDatabase(async ({ pool }) => (await pool.query<{ key: string }>(POPUPS)).rows)
  for (const { key } of keys) await runOperator('announcements', 'delete', 'aurora', key)
}
