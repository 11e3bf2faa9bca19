import { EXCLUSIONS, ExclusionLength, TIME_OUTS } from '@ante/contract/responsible-gaming/responsible-gaming.ts'

import { responsibleGamingTermsOf, correctExclusions, putResponsibleGamingTerms, exclusionOf } from '../public.ts'
import type { ResponsibleGamingTerms } from '../public.ts'
import { findAccount } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Parameter, Subject } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { excludeMember } from '../../operator/kit/exclude-member.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'
import { databaseNow } from '../../operator/kit/now.ts'

const accountParameter: Parameter = { name: 'account', about: 'the member’s account, for example player01' }
const MIN_LENGTH = 10

const list: Command = {
  action: 'list',
  summary: 'Lists the responsible gaming settings of merchants',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => {
    const merchants = await requireMerchants(db, positional['merchant'])
    const rows = merchants.map(async ({ code }) => ({
      merchant: code,
      ...termsRow(await responsibleGamingTermsOf(db, code)),
    }))
    const columns = ['merchant', 'enabled', 'realityCheck', 'delay', 'timeOuts', 'exclusions']
    return { kind: 'list', columns, rows: await Promise.all(rows), empty: 'There are no merchants.' }
  },
}

const update: Command = {
  action: 'update',
  summary: 'Updates a merchant’s responsible gaming settings; options that are not given do not change',
  parameters: [merchantParameter],
  options: {
    enabled: {
      value: 'on|off',
      about: 'whether it is offered to members; active time-outs and self-exclusions stay in force',
    },
    'reality-check': { value: 'minutes', about: 'the interval between two reality checks: 5 to 480' },
    delay: { value: 'hours', about: 'the delay of a higher limit and of a reinstatement: 24 to 720' },
    'time-outs': { value: 'lengths', about: `the time-outs to offer, from ${TIME_OUTS.join(',')}` },
    exclusions: { value: 'lengths', about: `the self-exclusions to offer, from ${EXCLUSIONS.join(',')}` },
  },
  examples: ['aurora --reality-check 30 --delay 48'],
  run: (operator, { positional: { merchant = '' }, options }) => {
    if (Object.keys(options).length === 0)
      throw new UsageError('responsible-gaming update requires at least one option.')
    const effect = 'Members see it when they reload the responsible gaming page.'
    return change(
      operator,
      { merchant, command: 'responsible-gaming update', subject: 'responsible-gaming', effect },
      async (tx, { code }) => {
        const before = await responsibleGamingTermsOf(tx, code)
        const after = changed(before, options)
        return {
          before: termsRow(before),
          after: termsRow(after),
          write: () => putResponsibleGamingTerms(tx, code, after),
        }
      },
    )
  },
}

const exclude: Command = {
  action: 'exclude',
  summary: 'Excludes a member on request by telephone or letter, immediately and without an early end',
  parameters: [
    merchantParameter,
    accountParameter,
    {
      name: 'length',
      about: `the length: ${[...TIME_OUTS, ...EXCLUSIONS].join(', ')}`,
      choices: [...TIME_OUTS, ...EXCLUSIONS],
    },
  ],
  examples: ['aurora player01 6m'],
  run: (operator, { positional: { merchant = '', account = '', length: lengthText = '' } }) => {
    const length = ExclusionLength.safeParse(lengthText).data
    if (!length) throw new CommandFailed(`Invalid length: ${lengthText}. Use ${ExclusionLength.options.join(', ')}.`)
    const effect = 'The member cannot bet or deposit from now on, and can withdraw the balance.'
    return change(
      operator,
      { merchant, command: 'responsible-gaming exclude', subject: account, effect },
      async (tx, { code }) => {
        const memberId = await requireMember(tx, code, account)
        const at = await databaseNow(tx)
        const before = await exclusionOf(tx, memberId, at)
        const exclusion = { memberId, merchantCode: code, length, at }
        return { before: before?.row.length ?? null, after: length, write: () => excludeMember(tx, exclusion) }
      },
    )
  },
}

const revert: Command = {
  action: 'revert',
  summary:
    'Reverts a time-out or self-exclusion made by mistake, such as for the wrong account; a regret is no mistake',
  parameters: [merchantParameter, accountParameter],
  options: {
    reason: { value: 'text', about: 'why it was a mistake, in a sentence, which is stored', isRequired: true },
  },
  examples: ['aurora player01 --reason "The call was about player10."'],
  run: (operator, { positional: { merchant = '', account = '' }, options: { reason = '' } }) => {
    if (reason.length < MIN_LENGTH)
      throw new UsageError(`responsible-gaming revert requires --reason with at least ${MIN_LENGTH} characters.`)
    const effect = 'The member can play again immediately.'
    return change(
      operator,
      { merchant, command: 'responsible-gaming revert', subject: account, effect },
      async (tx, { code }) => {
        const memberId = await requireMember(tx, code, account)
        const at = await databaseNow(tx)
        const before = await exclusionOf(tx, memberId, at)
        return {
          before: before ? { length: before.row.length, reason } : null,
          after: null,
          write: async () => void (await correctExclusions(tx, { memberId, at, reason })),
        }
      },
    )
  },
}

async function requireMember(db: Db, merchantCode: string, account: string): Promise<bigint> {
  const member = await findAccount(db, merchantCode, account)
  if (!member) throw new CommandFailed(`${merchantCode} has no member ${account}.`)
  return member.id
}

const termsRow = ({ isOn, realityMinutes, delayHours, timeOuts, exclusions }: ResponsibleGamingTerms) => ({
  enabled: isOn ? 'on' : 'off',
  realityCheck: `${realityMinutes} minutes`,
  delay: `${delayHours} hours`,
  timeOuts: timeOuts.join(','),
  exclusions: exclusions.join(','),
})

function changed(before: ResponsibleGamingTerms, options: Record<string, string>): ResponsibleGamingTerms {
  const { enabled, 'reality-check': realityCheck, delay, 'time-outs': timeOuts, exclusions } = options
  if (enabled !== undefined && !['on', 'off'].includes(enabled))
    throw new UsageError('Invalid --enabled. Use on or off.')
  return {
    isOn: enabled === undefined ? before.isOn : enabled === 'on',
    realityMinutes: realityCheck === undefined ? before.realityMinutes : wholeIn(realityCheck, { min: 5, max: 480 }),
    delayHours: delay === undefined ? before.delayHours : wholeIn(delay, { min: 24, max: 720 }),
    timeOuts: timeOuts === undefined ? before.timeOuts : lengthsIn(timeOuts, TIME_OUTS),
    exclusions: exclusions === undefined ? before.exclusions : lengthsIn(exclusions, EXCLUSIONS),
  }
}

function wholeIn(text: string, { min, max }: { min: number; max: number }): number {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : -1
  if (number < min || number > max)
    throw new CommandFailed(`Invalid number: ${text}. Use a whole number from ${min} to ${max}.`)
  return number
}

function lengthsIn<Length extends string>(text: string, allowed: readonly Length[]): Length[] {
  const requested = text.split(',')
  const unknown = requested.find((candidate) => !allowed.some((length) => length === candidate))
  if (unknown !== undefined) throw new CommandFailed(`Invalid length: ${unknown}. Use ${allowed.join(', ')}.`)
  return allowed.filter((length) => requested.includes(length))
}

export const responsibleGaming: Subject = {
  name: 'responsible-gaming',
  about: 'settings of responsible gaming, and exclusions of members',
  commands: [list, update, exclude, revert],
}
