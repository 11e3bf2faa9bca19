import { settlementOf, settleProblem } from '../public.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { ActionProblem } from '../../kit/guarded-action.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import { logChange } from '../../operator/kit/change.ts'
import type { Changed, Command, Operator } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { databaseNow } from '../../operator/kit/now.ts'
import { requirePayable } from '../../operator/kit/payable.ts'
import { asCommand, portsOf, submitterOf } from '../../staff/operate/person.ts'
import { problemSentence, submitChange } from '../../staff/public.ts'
import { depositClaimGuard } from './claim-guards.ts'

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/
const MAX_REASON_CHARACTERS = 400
const USUAL_REASON = 'payment_reversed'

/** Marks the problem of a deposit as settled, and debits the amount that the operator decides. */
export const settleDeposit: Command = {
  action: 'settle',
  summary: 'Settles the open problem of a deposit, and optionally debits the amount that was credited and reversed',
  parameters: [{ name: 'number', about: 'the deposit’s number' }],
  options: {
    debit: { value: 'amount', about: 'the amount to debit from the member’s main wallet; default: 0' },
    'reason-code': { value: 'code', about: `the reason of a debit that the member reads; default: ${USUAL_REASON}` },
    reason: { value: 'text', about: 'the reason, which is stored with the change' },
  },
  examples: [
    'D7KQ2M4XW3BT --reason "The provider reported the wrong number"',
    'D7KQ2M4XW3BT --debit 500 --reason "Charged back"',
  ],
  run: async (operator, { positional: { number = '' }, options }) => {
    const { debit = '0', reason = '', 'reason-code': code = USUAL_REASON } = options
    if (!AMOUNT.test(debit)) throw new UsageError(`Invalid amount: ${debit}. Use an amount, for example 500.37.`)
    if (reason.trim() === '' || reason.length > MAX_REASON_CHARACTERS)
      throw new UsageError(`--reason is required, with at most ${MAX_REASON_CHARACTERS} characters.`)
    const settled = { number, debitUnits: unitsOf(debit), reason, code }
    // The system operator, who works until the first owner exists, has no limits and no second person.
    return operator.person.actor.staffId === null ? settle(operator, settled) : settleAsStaff(operator, settled)
  },
}

interface Settled {
  number: string
  debitUnits: bigint
  reason: string
  code: string
}

/** Settles a problem within the limits of the signed-in staff, as the console does. */
async function settleAsStaff(operator: Operator, { number, debitUnits, reason, code }: Settled): Promise<Changed> {
  const deposit = await depositOf(operator.db, number)
  const { transaction_id: subject, merchant_code: merchant, problem: before } = deposit
  const submitter = await submitterOf(operator, merchant)
  const ports = await portsOf(operator)
  const values = settlementOf(deposit, { debit: debitUnits, code: debitUnits === 0n ? null : code, line: null })
  const key = `deposit ${subject} problem ${deposit.problem_at?.toISOString()} ${values.debit} `
  const onLocked = await depositClaimGuard(operator, merchant, subject)
  const submitted = { action: 'cashier.deposit.settle', values, reason, key, isKeyReusable: true, onLocked } as const
  const { outcome, id } = await asCommand(() => submitChange(ports, submitted, submitter))
  const done = { kind: 'change', changed: true, merchant, command: 'deposits settle', subject, before } as const
  return outcome === 'applied'
    ? {
        ...done,
        after: debitUnits === 0n ? 'settled' : `settled, ${values.debit} debited`,
        effect: effectOf(debitUnits),
      }
    : { ...done, after: `${before}, change ${id}`, effect: 'Another person must approve it.' }
}

const effectOf = (take: bigint): string =>
  take === 0n ? 'The member sees no change.' : 'The member sees it in the account record.'

async function settle(
  { db, actor }: Operator,
  { number, debitUnits: take, reason }: Omit<Settled, 'code'>,
): Promise<Changed> {
  const {
    id,
    transaction_id: subject,
    merchant_code: merchant,
    problem: before,
    currency,
  } = await depositOf(db, number)
  requirePayable(currency, [take])
  const command = 'deposits settle'
  const now = await databaseNow(db)
  try {
    return await inTransaction(db, async (tx) => {
      await settleProblem(tx, id, { debitUnits: take, now })
      const after = take === 0n ? 'settled' : `settled, ${textOf(take)} debited`
      const written = { actor, merchant_code: merchant, vendor: null, command, subject, before }
      await logChange(tx, { ...written, after: { state: after, reason } })
      return { kind: 'change', changed: true, merchant, command, subject, before, after, effect: effectOf(take) }
    })
  } catch (error) {
    if (error instanceof ActionProblem) throw new CommandFailed(problemSentence(error.problem))
    throw error
  }
}

async function depositOf(db: Db, number: string) {
  const row = await db
    .selectFrom('deposit')
    .selectAll()
    .where('transaction_id', '=', number.toUpperCase())
    .executeTakeFirst()
  if (!row) throw new CommandFailed(`There is no deposit ${number}. See \`ante deposits list\`.`)
  return row
}
