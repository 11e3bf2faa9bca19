import { PlayDay } from '@ante/contract/launch/play-days.ts'

import { countAllChanges, incomePaid, payIncomeOf, plannedIncome } from '../public.ts'
import { textOf } from '../../kit/money.ts'
import type { Db } from '../../kit/db.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'
import { merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Operator } from '../../operator/kit/command.ts'
import { logChange } from '../../operator/kit/change.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { dayFrom } from '../../operator/kit/merchant-day.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'
import { databaseNow } from '../../operator/kit/now.ts'

/** Pays a day that no nightly run has paid; agents who were paid already are not paid again. */
export const payRebates: Command = {
  action: 'pay-rebates',
  summary: 'Pays agents the rebate income of a missed day that is over, each agent once',
  parameters: [merchantParameter],
  options: {
    date: { value: 'day', about: 'the day of play, for example 2026-02-28; default: yesterday' },
    'dry-run': { about: 'shows the payments without making them' },
  },
  examples: ['aurora --date 2026-02-28 --dry-run'],
  run: async (operator, { positional: { merchant = '' }, options }) => {
    const { db } = operator
    const [site] = await requireMerchants(db, merchant)
    if (!site) throw new CommandFailed(`There is no merchant ${merchant}.`)
    const { code: merchantCode, currency, zone } = site
    const day = await parseDay(db, zone, options['date'])
    const payQuery = { merchantCode, day, currency }
    await countAllChanges(db, { now: await databaseNow(db) })
    const before = await incomePaid(db, payQuery)
    if (before?.isDone) return paymentRow(before.paid, { ...payQuery, state: 'paid already' })
    if (options['dry-run'] !== undefined) {
      return paymentRow(await plannedIncome(db, payQuery), { ...payQuery, state: 'would be paid' })
    }
    return paymentRow(await pay(operator, payQuery), { ...payQuery, state: 'paid' })
  },
}

interface Query {
  merchantCode: string
  day: string
  currency: string
}

const MEMBERS_A_MESSAGE = 250

/** Pays, publishes the changed balances to all gateways, and logs the operator. */
async function pay({ db, actor }: Operator, query: Query): Promise<Paid> {
  const now = await databaseNow(db)
  const changed: string[] = []
  const balances = { changed: (ids: Iterable<string>) => void changed.push(...ids) }
  await payIncomeOf({ db, clock: { now: () => now }, balances }, query)
  for (let at = 0; at < changed.length; at += MEMBERS_A_MESSAGE) {
    await publishOnCommit(db, 'balance', JSON.stringify(changed.slice(at, at + MEMBERS_A_MESSAGE)))
  }
  const paid = (await incomePaid(db, query))?.paid ?? []
  const { merchantCode: merchant_code, day: subject } = query
  const done = { actor, merchant_code, vendor: null, command: 'agents pay-rebates', subject }
  await logChange(db, { ...done, before: null, after: totalOf(paid) })
  return paid
}

async function parseDay(db: Db, zone: string, text: string | undefined): Promise<string> {
  const yesterday = await dayFrom(db, zone, -1)
  const day = text ?? yesterday
  if (!PlayDay.safeParse(day).success) throw new UsageError(`Invalid day: ${day}. Use the format 2026-02-28.`)
  if (day > yesterday) throw new CommandFailed(`${day} is not over yet. The last day that can be paid is ${yesterday}.`)
  return day
}

type Paid = Awaited<ReturnType<typeof plannedIncome>>

const totalOf = (paid: Paid): string => textOf(paid.reduce((sum, { amount }) => sum + amount, 0n))

function paymentRow(paid: Paid, { day, currency, state }: Query & { state: string }) {
  const rows = paid.map(({ category, agents, amount, held }) => {
    return { day, category, agents, amount: `${textOf(amount)} ${currency}`, held: textOf(held), state }
  })
  const columns = ['day', 'category', 'agents', 'amount', 'held', 'state']
  return { kind: 'list' as const, columns, rows, empty: `No agent has rebate income for ${day}.` }
}
