import { randomUUID } from 'node:crypto'

import { everySwitch } from '@ante/contract/merchant/every-switch.ts'
import { flagMeanings, guardedFlags } from '@ante/contract/merchant/flags.ts'

import type { Db } from '../../kit/db.ts'
import { storeFlag, widerSwitch } from '../public.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Changed, Command, Operator, Subject } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'
import { didYouMean } from '../../operator/kit/did-you-mean.ts'
import { asCommand, portsOf, submitterOf } from '../../staff/operate/person.ts'
import { submitChange } from '../../staff/public.ts'

/** Minimum number of characters of a reason, as at the console. */
const MIN_REASON = 3

const list: Command = {
  action: 'list',
  summary: 'Lists flags with their state and meaning',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => ({
    kind: 'list',
    columns: ['merchant', 'flag', 'state', 'meaning'],
    empty: 'There are no merchants.',
    rows: (await requireMerchants(db, positional['merchant'])).flatMap(({ code, settings }) =>
      everySwitch(settings.flags).map(([flag, state]) => ({
        merchant: code,
        flag,
        state,
        meaning: flagMeaning(flag),
      })),
    ),
  }),
}

function flagMeaning(flag: string): string {
  const [meaning = '', wider] = [flagMeanings[flag], widerSwitch(flag)]
  return wider === null ? meaning : `${meaning} (off with ${wider})`
}

const update: Command = {
  action: 'update',
  summary: 'Switches a function on or off',
  parameters: [
    merchantParameter,
    { name: 'flag', about: 'the flag’s name, for example FEEDBACK3' },
    { name: 'on|off', label: 'State', about: 'the new state' },
  ],
  options: {
    reason: { value: 'text', about: `why; required for flags that need two persons: ${guardedFlags.join(', ')}` },
  },
  examples: ['aurora FEEDBACK3 off'],
  run: async (operator, { positional, options: { reason = '' } }) => {
    const { merchant: code = '', flag: flagName = '', 'on|off': state = '' } = positional
    if (state !== 'on' && state !== 'off') throw new UsageError(`Invalid state: ${state}. Use on or off.`)
    const flag = flagName.toUpperCase()
    const effect =
      state === 'on'
        ? 'Open pages show the function within a second.'
        : 'Open pages hide the function within a second, and its calls are refused from now on.'
    // Until the first owner exists, there is no other person who could approve.
    if (guardedFlags.includes(flag) && operator.person.actor.staffId !== null)
      return requestSwitch(operator, { merchant: code, flag, isOn: state === 'on', reason })
    return change(
      operator,
      { merchant: code, command: 'flags update', subject: flag, effect },
      async (tx, { settings }) => {
        await refuseUnknown(tx, flag)
        const { flags } = settings
        return {
          before: flags[flag] ?? null,
          after: state === 'on',
          audited: {
            action: 'merchant.flag.switch',
            object: `flag:${flag}`,
            reason: reason.trim() || null,
            before: { isOn: flags[flag] === true },
            after: { isOn: state === 'on' },
          },
          write: (writing) => storeFlag(writing, code, flag, state === 'on'),
        }
      },
    )
  },
}

interface GuardedSwitch {
  merchant: string
  flag: string
  isOn: boolean
  reason: string
}

/** Requests the approval of another person, under the rules of the console. */
async function requestSwitch(operator: Operator, { merchant, flag, isOn, reason }: GuardedSwitch): Promise<Changed> {
  // A form of the console can be tried, but a request cannot be taken back; the page Flags makes requests.
  if (operator.person.page)
    throw new CommandFailed(`${flag} needs two persons. Switch it on the page Flags.`, { code: 'approval_required' })
  if (reason.trim().length < MIN_REASON) throw new UsageError(`--reason is required for ${flag}.`)
  const submitter = await submitterOf(operator, merchant)
  const ports = await portsOf(operator)
  const values = { flag, isOn, seen: !isOn, at: null }
  const submitted = { action: 'merchant.flag.guarded', values, reason, key: randomUUID() } as const
  const { id } = await asCommand(() => submitChange(ports, submitted, submitter))
  const done = { kind: 'change', merchant, command: 'flags update', subject: flag, changed: true } as const
  return { ...done, before: !isOn, after: `${!isOn}, change ${id}`, effect: 'Another person must approve it.' }
}

/** Refuses a flag that has no description and that no merchant has. */
async function refuseUnknown(tx: Db, flag: string): Promise<void> {
  const merchants = await tx.selectFrom('merchant').select('settings').execute()
  const flagNames = new Set([
    ...Object.keys(flagMeanings),
    ...merchants.flatMap(({ settings }) => Object.keys(settings.flags)),
  ])
  if (!flagNames.has(flag)) throw new CommandFailed(`There is no flag ${flag}.${didYouMean(flag, flagNames)}`)
}

export const flags: Subject = { name: 'flags', about: 'a merchant’s functions, by flag', commands: [list, update] }
