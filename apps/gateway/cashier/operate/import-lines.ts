import { inTransaction } from '../../kit/db.ts'
import { logChange } from '../../operator/kit/change.ts'
import { merchantParameter } from '../../operator/kit/command.ts'
import type { Command } from '../../operator/kit/command.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'
import { databaseNow } from '../../operator/kit/now.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'
import { importLines } from '../public.ts'

/** Imports lines of a bank statement, which the console shows beside claimed deposits. */
export const importLinesCommand: Command = {
  action: 'import-lines',
  summary: 'Imports a bank statement, whose lines the console suggests for claimed deposits; each line once',
  parameters: [
    merchantParameter,
    { name: 'file', about: 'a CSV file with the columns date, amount, currency, payer and reference' },
  ],
  examples: ['aurora statement.csv'],
  run: async ({ db, actor, readFile }, { positional: { merchant = '', file = '' } }) => {
    const [{ zone } = { zone: 'UTC' }] = await requireMerchants(db, merchant)
    const text = (await readFile(file)).toString('utf8')
    const now = await databaseNow(db)
    return inTransaction(db, async (tx) => {
      const imported = await importLines(tx, { merchantCode: merchant, zone, text, now })
      if ('problems' in imported) {
        const [{ line, problem } = { line: 0, problem: '' }] = imported.problems
        throw new CommandFailed(`Line ${line}: ${problem} Nothing was imported.`)
      }
      const command = 'deposits import-lines'
      const written = { actor, merchant_code: merchant, vendor: null, command, subject: 'bank lines', before: null }
      await logChange(tx, { ...written, after: imported })
      const effect = 'The console suggests them for claimed deposits.'
      const changed = imported.imported > 0
      return {
        kind: 'change',
        changed,
        merchant,
        command,
        subject: 'bank lines',
        before: null,
        after: imported,
        effect,
      }
    })
  },
}
