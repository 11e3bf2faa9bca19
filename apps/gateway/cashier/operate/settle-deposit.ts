import { ProblemNotResolvable, resolveProblem } from '../public.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import { logChange } from '../../operator/kit/change.ts'
import type { Changed, Command, Operator } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { nowBy } from '../../operator/kit/now.ts'
import { requirePayable } from '../../operator/kit/payable.ts'

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/
const LONGEST_REASON = 400

/** Marks the problem of a deposit as settled, and debits the amount that the operator decides. */
export const settleDeposit: Command = {
  action: 'settle',
  summary: 'Settles the open problem of a deposit, and optionally debits the amount that was credited and reversed',
  parameters: [{ name: 'number', about: 'the deposit’s number' }],
  options: {
    debit: { value: 'amount', about: 'the amount to debit from the member’s main wallet; default: 0' },
    reason: { value: 'text', about: 'the reason, which is stored with the change' },
  },
  examples: [
    'D7KQ2M4XW3BT --reason "The provider reported the wrong number"',
    'D7KQ2M4XW3BT --debit 500 --reason "Charged back"',
  ],
  run: async (operator, { positional: { number = '' }, options }) => {
    const { debit = '0', reason = '' } = options
    if (!AMOUNT.test(debit)) throw new UsageError(`Invalid amount: ${debit}. Use an amount, for example 500.37.`)
    if (reason.trim() === '' || reason.length > LONGEST_REASON)
      throw new UsageError(`--reason is required, with at most ${LONGEST_REASON} characters.`)
    return settle(operator, { number, debitUnits: unitsOf(debit), reason })
  },
}

interface Settled {
  number: string
  debitUnits: bigint
  reason: string
}

async function settle({ db, actor }: Operator, { number, debitUnits: take, reason }: Settled): Promise<Changed> {
  const {
    id,
    transaction_id: subject,
    merchant_code: merchant,
    problem: before,
    currency,
  } = await depositOf(db, number)
  requirePayable(currency, [take])
  const command = 'deposits settle'
  const now = await nowBy(db)
  try {
    return await inTransaction(db, async (tx) => {
      await resolveProblem(tx, id, { debitUnits: take, now })
      const after = take === 0n ? 'settled' : `settled, ${textOf(take)} debited`
      const written = { actor, merchant_code: merchant, vendor: null, command, subject, before }
      await logChange(tx, { ...written, after: { state: after, reason } })
      const effect = take === 0n ? 'The member sees no change.' : 'The member sees it in the account record.'
      return { kind: 'change', changed: true, merchant, command, subject, before, after, effect }
    })
  } catch (error) {
    if (error instanceof ProblemNotResolvable) throw new CommandFailed(error.message)
    throw error
  }
}

async function depositOf(db: Db, number: string) {
  const row = await db
    .selectFrom('deposit')
    .select(['id', 'transaction_id', 'merchant_code', 'problem', 'currency'])
    .where('transaction_id', '=', number.toUpperCase())
    .executeTakeFirst()
  if (!row) throw new CommandFailed(`There is no deposit ${number}. See \`ante deposits list\`.`)
  return row
}
