import { GRANTS_AT_ONCE, grantRewards } from '@ante/contract/console/promotion-grants.ts'
import type { GrantProblem } from '@ante/contract/console/promotion-grants.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import { CsvError, parse } from 'csv-parse/sync'

import { isPayableIn, textOf, unitsOf } from '../../kit/money.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { GRANT_LIST } from '../../operator/kit/grant-list.ts'
import { currentExclusionsOf } from '../../responsible-gaming/public.ts'
import { submitChange } from '../../staff/public.ts'
import { merchantOf, submitterOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'

const refuse = refusalsOf(grantRewards)

const PROBLEMS_RETURNED = 50
const ACCOUNT = /^\w{1,32}$/
const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/

interface GrantRow {
  line: number
  account: string
  amount: string
}

interface RowProblem {
  line: number
  account: string
  problem: GrantProblem
}

/** Grants the rewards of a list, or requests their approval: all of them, or none if a row is not valid. */
export async function grantFromList(
  ports: ScreenPorts,
  { csv, title, multiple, days, key, reason }: ParsedInputOf<typeof grantRewards>,
  context: StaffContext,
): Promise<OutputOf<typeof grantRewards>> {
  const merchantCode = merchantOf(context)
  const rows = rowsIn(csv)
  const problems = await problemsOf(ports, rows, merchantCode)
  if (problems.length > 0)
    throw refuse('grants.invalid', { problems: problems.slice(0, PROBLEMS_RETURNED), total: problems.length })
  const granted = rows.map(({ account, amount }) => ({ account, amount }))
  const values = { rows: granted, title, multiple, days }
  const outcome = await submitChange(ports, { action: GRANT_LIST, values, reason, key }, submitterOf(ports, context))
  const sum = granted.reduce((total, { amount }) => total + unitsOf(amount), 0n)
  return { ...outcome, count: granted.length, amount: textOf(sum) }
}

const fileProblem = (problem: GrantProblem) =>
  refuse('grants.invalid', { problems: [{ line: 1, account: '', problem }], total: 1 })

/** Returns the rows of a file with the columns account and amount; refuses other files. */
function rowsIn(csv: string): GrantRow[] {
  const records = recordsIn(csv)
  const [first] = records
  if (!first || !('account' in first) || !('amount' in first)) throw fileProblem('columns')
  if (records.length > GRANTS_AT_ONCE) throw fileProblem('too_many')
  return records.map(({ account = '', amount = '' }, index) => ({ line: index + 2, account, amount }))
}

function recordsIn(csv: string): Record<string, string>[] {
  try {
    return parse(csv, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
    })
  } catch (error) {
    if (error instanceof CsvError) throw fileProblem('columns')
    throw error
  }
}

async function problemsOf(ports: ScreenPorts, rows: readonly GrantRow[], merchantCode: string): Promise<RowProblem[]> {
  const { db, clock, merchants } = ports
  const { currency } = merchants.of(merchantCode)
  const accounts = rows.flatMap(({ account }) => (ACCOUNT.test(account) ? [account] : []))
  const members =
    accounts.length === 0
      ? []
      : await db
          .selectFrom('member')
          .select(['id', 'account', 'status', 'type'])
          .where('merchant_code', '=', merchantCode)
          .where('account', 'in', accounts)
          .execute()
  const byAccount = new Map(members.map((member) => [member.account, member]))
  const excluded = await currentExclusionsOf(
    db,
    members.map(({ id }) => id),
    clock.now(),
  )
  const seen = new Set<string>()
  return rows.flatMap(({ line, account, amount }): RowProblem[] => {
    const member = byAccount.get(account)
    const isRepeated = seen.has(account)
    seen.add(account)
    const problem = firstOf([
      [!ACCOUNT.test(account), 'account'],
      [isRepeated, 'repeated'],
      [!member || member.type === TRIAL, 'unknown_account'],
      [member?.status !== 'active', 'disabled'],
      [member !== undefined && excluded.has(member.id), 'excluded'],
      [!AMOUNT.test(amount) || unitsOf(amount) === 0n, 'amount'],
      [AMOUNT.test(amount) && !isPayableIn(currency, unitsOf(amount)), 'not_payable'],
    ])
    return problem ? [{ line, account, problem }] : []
  })
}

/** Returns the first problem whose condition holds. */
const firstOf = (problems: readonly (readonly [boolean, GrantProblem])[]): GrantProblem | null =>
  problems.find(([isProblem]) => isProblem)?.[1] ?? null
