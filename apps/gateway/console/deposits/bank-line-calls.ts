import { ignoreBankLine, importBankLines } from '@ante/contract/console/bank-lines.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { importLines, putLineState } from '../../cashier/public.ts'
import { inTransaction } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { merchantOf, reviewerOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'

const refuseImport = refusalsOf(importBankLines)
const refuseLine = refusalsOf(ignoreBankLine)

/** Imports the lines of a bank statement, each once. */
export function readStatement(
  ports: ScreenPorts,
  text: string,
  context: StaffContext,
): Promise<OutputOf<typeof importBankLines>> {
  const merchantCode = merchantOf(context)
  return inTransaction(ports.db, async (tx) => {
    const { zone } = ports.merchants.of(merchantCode)
    const imported = await importLines(tx, { merchantCode, zone, text, now: ports.clock.now() })
    if ('problems' in imported) throw refuseImport('bank.lines.invalid', imported)
    await context.audit(tx, { action: 'cashier.bank-line.import', object: `merchant:${merchantCode}`, after: imported })
    return imported
  })
}

export function ignoreLine(
  ports: ScreenPorts,
  { id, state, reason }: ParsedInputOf<typeof ignoreBankLine>,
  context: StaffContext,
): Promise<OutputOf<typeof ignoreBankLine>> {
  return inTransaction(ports.db, async (tx) => {
    const line = await putLineState(tx, { id, state }, reviewerOf(ports, context))
    if (!line) throw refuseLine('bank.line.not.found')
    const action = state === 'ignored' ? 'cashier.bank-line.ignore' : 'cashier.bank-line.reopen'
    await context.audit(tx, { action, object: `bank-line:${id}`, reason, after: { state } })
    return {}
  })
}
