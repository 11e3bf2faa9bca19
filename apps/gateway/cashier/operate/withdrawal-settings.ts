import { putRules, rulesOf } from '../public.ts'
import type { WithdrawalRules } from '../public.ts'
import type { Db } from '../../kit/db.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/
const WHOLE_NUMBER = /^\d{1,6}$/
const PER_CENT = /^([0-4]?\d(\.\d{1,2})?|50(\.0{1,2})?)$/
const HUNDREDTHS = 100n

/** One setting of a merchant: how it is parsed and shown. */
interface Choice {
  value?: string
  about: string
  read(text: string): Partial<WithdrawalRules>
  shown(rules: WithdrawalRules): string
}

const amount = (name: 'minimum' | 'maximum' | 'approvedUpTo' | 'feeFixed', description: string): Choice => ({
  value: 'amount',
  about: description,
  read: (input) => ({
    [name]: unitsOf(matching(input, AMOUNT, { what: 'amount', use: 'an amount, for example 100 or 100.00' })),
  }),
  shown: (rules) => textOf(rules[name]),
})
const count = (
  name: 'timesADay' | 'freeTimes' | 'arrivalMinutes' | 'cardCoolingHours' | 'passwordCoolingHours',
  description: string,
  value = 'number',
): Choice => ({
  value,
  about: description,
  read: (input) => ({ [name]: Number(matching(input, WHOLE_NUMBER, { what: 'number', use: 'a whole number' })) }),
  shown: (rules) => String(rules[name]),
})
const toggle = (name: 'open' | 'mayCancel', description: string): Choice => ({
  value: 'on|off',
  about: description,
  read: (input) => ({ [name]: matching(input, /^(on|off)$/, { what: 'value', use: 'on or off' }) === 'on' }),
  shown: (rules) => (rules[name] ? 'on' : 'off'),
})

const choices: Record<string, Choice> = {
  enabled: toggle('open', 'whether members can withdraw'),
  minimum: amount('minimum', 'the minimum amount of a withdrawal'),
  maximum: amount('maximum', 'the maximum amount of a withdrawal'),
  'max-per-day': count('timesADay', 'the maximum number of withdrawals per member and day'),
  'auto-approve-limit': amount('approvedUpTo', 'the maximum amount that is approved without review; 0: none'),
  'step-up-above': {
    value: 'amount',
    about:
      'the amount above which a sign-in within the last 15 minutes is required besides the payment password; none: never',
    read: (input) => ({
      stepUpAbove:
        input === 'none'
          ? null
          : unitsOf(matching(input, AMOUNT, { what: 'amount', use: 'an amount, for example 100, or none' })),
    }),
    shown: ({ stepUpAbove }) => (stepUpAbove === null ? 'none' : textOf(stepUpAbove)),
  },
  'fee-percent': {
    value: 'percent',
    about: 'the fee as a percentage of the amount',
    read: (input) => ({
      feeHundredths: Number(
        unitsOf(matching(input, PER_CENT, { what: 'percentage', use: 'a percentage from 0 to 50' })) / HUNDREDTHS,
      ),
    }),
    shown: ({ feeHundredths }) => textOf(BigInt(feeHundredths) * HUNDREDTHS),
  },
  'fee-fixed': amount('feeFixed', 'the fixed fee in addition to the percentage'),
  'free-per-day': count('freeTimes', 'the number of free withdrawals per day'),
  'payout-time': count('arrivalMinutes', 'the usual duration of a payout', 'minutes'),
  'card-cooling-off': count('cardCoolingHours', 'the cooling-off period of a new card', 'hours'),
  'password-cooling-off': count(
    'passwordCoolingHours',
    'the cooling-off period after a change of the payment password',
    'hours',
  ),
  cancellation: toggle('mayCancel', 'whether members can cancel a withdrawal before it is approved'),
  provider: {
    value: 'code',
    about: 'the payout provider: see `ante payments list`; none: the merchant’s staff pay and confirm',
    read: (input) => ({ payoutProvider: input === 'none' ? null : input.toUpperCase() }),
    shown: ({ payoutProvider }) => payoutProvider ?? 'none',
  },
}

function matching(text: string, pattern: RegExp, { what: name, use }: { what: string; use: string }): string {
  if (!pattern.test(text)) throw new UsageError(`Invalid ${name}: ${text}. Use ${use}.`)
  return text
}

const shownRules = (rules: WithdrawalRules): Record<string, string> =>
  Object.fromEntries(Object.entries(choices).map(([name, { shown }]) => [camelCase(name), shown(rules)]))

const camelCase = (option: string): string => option.replaceAll(/-[a-z]/g, (letter) => letter.slice(1).toUpperCase())

const listSettings: Command = {
  action: 'list-settings',
  summary: 'Lists a merchant’s withdrawal settings',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => {
    const merchants = await requireMerchants(db, positional['merchant'])
    const rows = await Promise.all(
      merchants.map(async ({ code }) => ({ merchant: code, ...shownRules(await rulesOf(db, code)) })),
    )
    const columns = ['merchant', 'enabled', 'minimum', 'maximum', 'maxPerDay', 'autoApproveLimit', 'provider']
    return { kind: 'list', columns, rows, empty: 'There are no merchants.' }
  },
}

const updateSettings: Command = {
  action: 'update-settings',
  summary: 'Updates a merchant’s withdrawal settings',
  parameters: [merchantParameter],
  options: Object.fromEntries(
    Object.entries(choices).map(([name, { value, about: description }]) => [
      name,
      { about: description, ...(value !== undefined && { value }) },
    ]),
  ),
  examples: [
    'aurora --max-per-day 5 --maximum 100000',
    'aurora --auto-approve-limit 1000',
    'aurora --card-cooling-off 0',
  ],
  run: (operator, { positional: { merchant = '' }, options }) => {
    const changes = Object.entries(options).map(([name, text]) => choices[name]?.read(text) ?? {})
    if (changes.length === 0) throw new UsageError('At least one option is required, for example --max-per-day 5.')
    const effect = 'It applies from the next withdrawal; open pages show it after a reload.'
    const subject = Object.keys(options).join(' ')
    return change(
      operator,
      { merchant, command: 'withdrawals update-settings', subject, effect },
      async (tx, { code }) => {
        const before = await rulesOf(tx, code)
        const after: WithdrawalRules = { ...before }
        for (const nextChange of changes) Object.assign(after, nextChange)
        await requireConsistentRules(tx, code, after)
        const amounts = [after.minimum, after.maximum, after.approvedUpTo, after.feeFixed, after.stepUpAbove]
        return { before: shownRules(before), after: shownRules(after), amounts, write: () => putRules(tx, code, after) }
      },
    )
  },
}

async function requireConsistentRules(tx: Db, merchantCode: string, requested: WithdrawalRules): Promise<void> {
  const { minimum, maximum, payoutProvider } = requested
  if (minimum === 0n || minimum > maximum)
    throw new CommandFailed('The minimum must be above 0 and not above the maximum.')
  if (requested.timesADay === 0 || requested.arrivalMinutes === 0)
    throw new CommandFailed('--max-per-day and --payout-time must be at least 1.')
  if (payoutProvider === null) return
  const row = await tx
    .selectFrom('payment_provider')
    .select('code')
    .where('merchant_code', '=', merchantCode)
    .where('code', '=', payoutProvider)
    .executeTakeFirst()
  if (!row) throw new CommandFailed(`${merchantCode} has no provider ${payoutProvider}.`)
}

export const withdrawalSettings: Command[] = [listSettings, updateSettings]
