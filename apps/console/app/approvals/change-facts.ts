import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'

import { amountText, sumOf } from '../lib/amounts.ts'
import { scalarsIn } from '../lib/change-parts.ts'
import { useRoleName } from '../lib/role-names.ts'
import { useSite } from '../lib/site.ts'
import type { Change } from './change-columns.tsx'

/** Names of the fields of changes. Fields without a name are not shown: versions, and ids that the object contains. */
const NAMES: Record<string, MessageDescriptor> = {
  role: msg`Role`,
  granted: msg`Has the role`,
  direction: msg`Direction`,
  amount: msg`Amount`,
  title: msg`Title`,
  multiple: msg`Wagering`,
  days: msg`To claim within`,
  toPay: msg`To pay`,
  paid: msg`Arrived`,
  worth: msg`To credit`,
  credited: msg`Credited`,
  debit: msg`Debit`,
  line: msg`Bank line`,
  code: msg`Reason for the player`,
  state: msg`State`,
  status: msg`State of the player`,
  problem: msg`Problem`,
  difference: msg`Difference`,
  day: msg`Day`,
  upline: msg`Upline`,
  members: msg`Members`,
  bets: msg`Bets`,
  players: msg`Players`,
  returned: msg`Pays or takes back`,
  rebates: msg`Rebates`,
  commissions: msg`Commissions`,
  debts: msg`Debts`,
  debtors: msg`Players in debt`,
}

/** Names of fields that differ in one action. */
const NAMES_IN: Record<string, Record<string, MessageDescriptor>> = {
  'cashier.reconciliation.adjust': { code: msg`Provider or vendor` },
  'catalogue.game.close': { open: msg`Games to close`, vendors: msg`Vendors`, games: msg`Games` },
  'merchant.brand.publish': { code: msg`Brand` },
  'lottery.result.void': { status: msg`State of the draw`, returned: msg`Stakes to return` },
  'lottery.result.reverse': { status: msg`State of the draw`, returned: msg`Winnings to take back` },
}

/** Words for the values of fields with a fixed set of values. */
const WORDS: Record<string, Record<string, MessageDescriptor>> = {
  direction: { credit: msg`Credit`, debit: msg`Debit` },
  status: { active: msg`Active`, disabled: msg`Blocked` },
  granted: { true: msg`Yes`, false: msg`No` },
  problem: {
    reversed: msg`Taken back by the provider`,
    'payment.of.another': msg`Payment of another deposit`,
    overpaid: msg`Far more than the amount to pay`,
  },
}

const STAFF_STATES: Record<string, MessageDescriptor> = {
  invited: msg`Invited`,
  active: msg`Active`,
  locked: msg`Locked`,
  left: msg`Left`,
}

const WITHDRAWAL_STATES: Record<string, MessageDescriptor> = { REVIEW: msg`In review` }

const DEPOSIT_STATES: Record<string, MessageDescriptor> = {
  CREATED: msg`Created`,
  WAITING_PAYMENT: msg`Waiting for payment`,
  SUBMITTED: msg`Reported as paid`,
  PROCESSING: msg`Processing`,
  SUCCESS: msg`Credited`,
  EXPIRED: msg`Expired`,
  FAILED: msg`Failed`,
  REJECTED: msg`Rejected`,
  CANCELLED: msg`Cancelled`,
}

/** States of the objects of an action, by the beginning of its name. */
const STATES = [
  ['staff.', STAFF_STATES],
  ['cashier.withdrawal.', WITHDRAWAL_STATES],
  ['cashier.deposit.', DEPOSIT_STATES],
] as const

const AMOUNTS_OF_DRAWS = ['returned', 'rebates', 'commissions', 'debts']
const AMOUNTS = new Set(['amount', 'toPay', 'paid', 'worth', 'credited', 'debit', ...AMOUNTS_OF_DRAWS])
const DECIMAL = /^\d+(\.\d{1,4})?$/

const WithCurrency = z.object({ currency: z.string() })
/** In the state before an adjusting entry, the member is a part of the difference. */
const WithMember = z.object({ member: z.looseObject({}) })

const currencyIn = (value: unknown): string | undefined => WithCurrency.safeParse(value).data?.currency

type Facts = [name: string, text: string][]
type Described = Pick<Change, 'action' | 'values' | 'before'>

const ORDER = Object.keys(NAMES)

/** Sorts fields by the order in `NAMES`, because the database does not preserve the order of fields. */
const inOrder = (fields: Facts): Facts => fields.toSorted(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other))

/** Returns the words for a value of a field with a fixed set of values, or undefined. */
function wordOf(action: string, field: string, value: string): MessageDescriptor | undefined {
  const words = field === 'state' ? STATES.find(([start]) => action.startsWith(start))?.[1] : WORDS[field]
  return words?.[value]
}

/** Returns a function that formats the values of a change, and those before it, in words. */
export function useChangeFacts(): (change: Described) => { values: Facts; before: Facts } {
  const { t } = useLingui()
  const valueText = useValueText()
  const { currency: own } = useSite()
  return ({ action, values, before }) => {
    const { data } = WithMember.safeParse(before)
    // A deposit may be paid in another currency than the merchant's, in which it is credited.
    const currency = currencyIn(before) ?? currencyIn(data?.member) ?? own ?? ''
    const factsOf = (fields: Facts): Facts =>
      inOrder(fields).flatMap(([field, value]): Facts => {
        const name = NAMES_IN[action]?.[field] ?? NAMES[field]
        if (!name || value === 'null') return []
        const word = wordOf(action, field, value)
        return [[t(name), word ? t(word) : valueText(field, value, field === 'worth' ? (own ?? currency) : currency)]]
      })
    return { values: factsOf(scalarsIn(values)), before: factsOf([...scalarsIn(before), ...scalarsIn(data?.member)]) }
  }
}

/** Returns a formatter for values of fields without a fixed set of values. */
function useValueText(): (field: string, value: string, currency: string) => string {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const roleName = useRoleName(merchant)
  return (field, value, currency) => {
    if (AMOUNTS.has(field) && DECIMAL.test(value)) return `${amountText(sumOf([value]))} ${currency}`.trim()
    if (field === 'role') return roleName(value)
    if (field === 'multiple') return value === '0' ? t`None` : `× ${value}`
    return field === 'days' ? t`${value} days` : value
  }
}
