import { BillState } from '@ante/contract/agents/bills.ts'

import { storedBills, billStep, computePeriods, lockedBillOf, payTermsOf, periodsOn, putPayTerms } from '../public.ts'
import type { BillRow, BillStep, PayTerms } from '../public.ts'
import { membersById } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import { change, logChange } from '../../operator/kit/change.ts'
import { merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Parameter, Subject } from '../../operator/kit/command.ts'
import { requireOption } from '../../operator/kit/require-option.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import {
  acceptLoss,
  checkRatesAgainstEdge,
  requestedRates,
  salariesAlone,
} from '../../operator/house-edge/affordable-rates.ts'
import { dayFrom } from '../../operator/kit/merchant-day.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'
import { didYouMean } from '../../operator/kit/did-you-mean.ts'
import { databaseNow } from '../../operator/kit/now.ts'

/** Kinds that are computed at the end of a period, which excludes the real-time salary. */
const KINDS = new Map([
  ['daily', 'daily_salary'],
  ['hourly', 'hourly_salary'],
  ['dividend', 'dividend'],
] as const)
const ALL_KINDS = new Map([...KINDS, ['realtime', 'realtime_salary']] as const)
const DAY = /^\d{4}-\d{2}-\d{2}$/
const AMOUNT = /^(?!0+(\.0{1,2})?$)\d{1,9}(\.\d{1,2})?$/
const ID = /^[1-9]\d{0,17}$/
const LISTED = 100

function kindIn<Kind>(kinds: ReadonlyMap<string, Kind>, text: string): Kind {
  const entry = kinds.get(text)
  if (entry) return entry
  const kindNames = [...kinds.keys()]
  throw new CommandFailed(`Invalid kind: ${text}.${didYouMean(text, kindNames)} Use ${kindNames.join(', ')}.`)
}

const compute: Command = {
  action: 'compute',
  summary: 'Computes the salaries or dividends of a day that is over; existing bills do not change',
  parameters: [merchantParameter],
  options: {
    kind: {
      value: 'kind',
      about: 'daily, hourly or dividend',
      choices: ['daily', 'hourly', 'dividend'],
      isRequired: true,
    },
    date: { value: 'day', about: 'the day; for a dividend any day of the half-month', isRequired: true },
    'dry-run': { about: 'shows the amounts without creating bills' },
  },
  examples: ['aurora --kind daily --date 2026-02-28 --dry-run'],
  run: async ({ db, actor }, { positional: { merchant: code = '' }, options }) => {
    if (!options['kind'] || !options['date']) throw new UsageError('--kind and --date are required.')
    const kind = kindIn(KINDS, options['kind'])
    const day = options['date']
    if (!DAY.test(day) || Number.isNaN(Date.parse(day)))
      throw new UsageError(`Invalid day: ${day}. Use the format 2026-02-28.`)
    const [merchant] = await requireMerchants(db, code)
    if (!merchant) throw new CommandFailed(`There is no merchant ${code}.`)
    const now = await databaseNow(db)
    const periods = periodsOn(kind, merchant, day).filter(({ computedAt }) => computedAt <= now)
    if (periods.length === 0) throw new CommandFailed(`The ${options['kind']} of ${day} is not over yet.`)
    const isTrial = 'dry-run' in options
    const outcomes = await computePeriods({ db, clock: { now: () => now } }, { merchant, kind, periods, isTrial })
    const rows = await Promise.all(
      outcomes.flatMap(({ period, computed }) =>
        computed.map(async (bill) => ({
          from: period.from.toISOString(),
          downline: (await membersById(db, [bill.downlineId]))[0]?.account ?? '',
          category: bill.category,
          turnover: textOf(bill.turnover),
          activeMembers: bill.active,
          net: bill.net === null ? '' : textOf(bill.net),
          gross: textOf(bill.gross),
          amount: textOf(bill.gross - bill.deduction),
        })),
      ),
    )
    const made = outcomes.reduce((sum, outcome) => sum + outcome.made, 0)
    // Each period has a transaction, so that the entry follows.
    const done = { actor, merchant_code: code, vendor: null, command: 'salaries compute', subject: day }
    if (made > 0) await logChange(db, { ...done, before: null, after: { kind, bills: made, amount: sumText(rows) } })
    const columns = ['from', 'downline', 'category', 'turnover', 'activeMembers', 'net', 'gross', 'amount']
    const total = { from: isTrial ? 'dry run' : `${made} new`, amount: sumText(rows) }
    return { kind: 'list', columns, rows: [...rows, total], empty: '' }
  },
}

const sumText = (rows: readonly { amount: string }[]): string =>
  textOf(rows.reduce((sum, { amount }) => sum + unitsOf(amount), 0n))

const list: Command = {
  action: 'list',
  summary: `Lists the last ${LISTED} bills of salaries and dividends with their states`,
  parameters: [merchantParameter],
  options: {
    state: { value: 'state', about: BillState.options.join(', '), choices: BillState.options },
    kind: { value: 'kind', about: [...ALL_KINDS.keys()].join(', '), choices: [...ALL_KINDS.keys()] },
  },
  examples: ['aurora', 'aurora --state upline_insufficient'],
  run: async ({ db }, { positional: { merchant: code = '' }, options }) => {
    await requireMerchants(db, code)
    const state = options['state'] === undefined ? undefined : stateIn(options['state'])
    const kind = options['kind'] === undefined ? undefined : kindIn(ALL_KINDS, options['kind'])
    const bills = await storedBills(db, { merchantCode: code, state, kind, limit: LISTED })
    const columns = ['id', 'kind', 'day', 'upline', 'downline', 'amount', 'state', 'paid']
    const rows = await rowsOf(db, bills)
    return { kind: 'list', columns, rows, empty: 'There are no bills.' }
  },
}

function stateIn(text: string): BillState {
  const parsed = BillState.safeParse(text)
  if (parsed.success) return parsed.data
  const states = BillState.options
  throw new CommandFailed(`Invalid state: ${text}.${didYouMean(text, states)} Use ${states.join(', ')}.`)
}

async function rowsOf(db: Db, bills: readonly BillRow[]) {
  const ids = bills.flatMap(({ upline_id: above, downline_id: below }) => (above === null ? [below] : [above, below]))
  const accounts = new Map((await membersById(db, [...new Set(ids)])).map(({ id, account }) => [id, account]))
  return bills.map((bill) => ({
    id: String(bill.id),
    kind: bill.kind,
    day: bill.day,
    category: bill.category,
    upline: bill.upline_id === null ? 'merchant' : accounts.get(bill.upline_id),
    downline: accounts.get(bill.downline_id),
    turnover: textOf(bill.turnover),
    activeMembers: bill.active_members,
    amount: textOf(bill.amount),
    houseWin: bill.house_win === null ? null : textOf(bill.house_win),
    paid: textOf(bill.paid),
    state: bill.state,
  }))
}

const billParameter: Parameter = { name: 'bill', about: 'the bill’s number: see `ante salaries list`', column: 'id' }

function step(action: BillStep, summary: string, effect: string): Command {
  return {
    action,
    summary,
    parameters: [merchantParameter, billParameter],
    examples: ['aurora 17'],
    run: (operator, { positional: { merchant = '', bill: id = '' } }) => {
      if (!ID.test(id)) throw new UsageError(`Invalid bill number: ${id}. See \`ante salaries list\`.`)
      return change(
        operator,
        { merchant, command: `salaries ${action}`, subject: id, effect },
        async (tx, { code }) => {
          const bill = await lockedBillOf(tx, code, BigInt(id))
          if (!bill) throw new CommandFailed(`${code} has no bill ${id}.`)
          const move = billStep(bill, action)
          if (!move) throw new CommandFailed(`Bill ${id} is ${bill.state} and cannot be changed by ${action}.`)
          const at = await databaseNow(tx)
          return {
            before: { state: bill.state, attempts: bill.attempts },
            after: { state: move.state, attempts: 0, at: at.toISOString() },
            write: () => move.write(tx, at),
          }
        },
      )
    },
  }
}

const isOnIn = (text: string): boolean => {
  if (text === 'on' || text === 'off') return text === 'on'
  throw new UsageError(`Invalid value: ${text}. Use on or off.`)
}
const amountIn = (text: string): bigint => {
  if (AMOUNT.test(text)) return unitsOf(text)
  throw new UsageError(`Invalid amount: ${text}. Use an amount above zero, for example 100 or 100.00.`)
}

const choices: Record<string, { value: string; about: string; read(text: string, terms: PayTerms): PayTerms }> = {
  style: {
    value: 'fixed|float',
    about: 'a dividend tier whose minimum loss is not reached: fixed ignores it, float pays it proportionally',
    read: (input, terms) => {
      if (input !== 'fixed' && input !== 'float') throw new UsageError(`Invalid style: ${input}. Use fixed or float.`)
      return { ...terms, dividendStyle: input }
    },
  },
  'carry-over': {
    value: '0-3',
    about: 'losses carried over without a dividend: 0 never, 1 without end, 2 for one period, 3 within a month',
    read: (input, terms) => {
      const carryOver = ([0, 1, 2, 3] as const).find((candidate) => String(candidate) === input)
      if (carryOver === undefined) throw new UsageError(`Invalid carry-over: ${input}. Use 0, 1, 2 or 3.`)
      return { ...terms, carryOver }
    },
  },
  stack: {
    value: 'on|off',
    about: 'whether a day is paid in full in addition to its hours and bets',
    read: (input, terms) => ({ ...terms, stackSalaries: isOnIn(input) }),
  },
  approval: {
    value: 'on|off',
    about: 'whether each bill requires `ante salaries approve`',
    read: (input, terms) => ({ ...terms, needsApproval: isOnIn(input) }),
  },
  ...Object.fromEntries(
    (['daily', 'hourly', 'dividend'] as const).map((name) => [
      `active-${name}`,
      {
        value: 'amount',
        about: `the minimum turnover of an active member, ${name}`,
        read: (text: string, terms: PayTerms) => ({
          ...terms,
          activeFrom: { ...terms.activeFrom, [name]: amountIn(text) },
        }),
      },
    ]),
  ),
}

const shownTerms = ({ dividendStyle, carryOver, stackSalaries, needsApproval, activeFrom }: PayTerms) => ({
  style: dividendStyle,
  carryOver,
  stack: stackSalaries ? 'on' : 'off',
  approval: needsApproval ? 'on' : 'off',
  activeDaily: textOf(activeFrom.daily),
  activeHourly: textOf(activeFrom.hourly),
  activeDividend: textOf(activeFrom.dividend),
})

const terms: Command = {
  action: 'update-terms',
  summary: 'Updates how salaries and dividends are computed from now on; existing bills do not change',
  parameters: [merchantParameter],
  options: {
    ...Object.fromEntries(
      Object.entries(choices).map(([name, { value, about: description }]) => [name, { value, about: description }]),
    ),
    ...acceptLoss,
  },
  examples: ['aurora --carry-over 2 --approval on'],
  run: (operator, { positional: { merchant = '' }, options }) => {
    requireOption('salaries update-terms', options, Object.keys(choices))
    const effect = 'It applies to periods that are computed from now on.'
    return change(
      operator,
      { merchant, command: 'salaries update-terms', subject: merchant, effect },
      async (tx, { code, zone }) => {
        const before = await payTermsOf(tx, code)
        const after = Object.entries(options).reduce(
          (input, [name, value]) => choices[name]?.read(value, input) ?? input,
          before,
        )
        const rates = { ...requestedRates(code, await dayFrom(tx, zone, 1), options), refuses: salariesAlone }
        return {
          before: shownTerms(before),
          after: shownTerms(after),
          write: () => putPayTerms(tx, code, after),
          check: await checkRatesAgainstEdge(tx, rates),
        }
      },
    )
  },
}

export const salaries: Subject = {
  name: 'salaries',
  about: 'bills of contracts: salaries and dividends',
  commands: [
    list,
    compute,
    step(
      'approve',
      'Approves a bill that awaits approval',
      'The bill is paid automatically; an upline’s dividend is paid by the upline.',
    ),
    step('reject', 'Rejects a bill that awaits approval', 'The downline member sees that the bill is rejected.'),
    step('reopen', 'Reopens an expired or rejected bill', 'It can be paid for thirty more days.'),
    step(
      'retry',
      'Pays an open bill now, and retries for seven more nights',
      'It is paid within a minute if the payer’s balance suffices.',
    ),
    terms,
  ],
}
