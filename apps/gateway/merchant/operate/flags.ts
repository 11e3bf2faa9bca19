import { everySwitch } from '@ante/contract/merchant/every-switch.ts'
import { flagMeanings } from '@ante/contract/merchant/flags.ts'

import type { Db } from '../../kit/db.ts'
import { widerSwitch } from '../public.ts'
import { change } from '../../operator/kit/change.ts'
import { writeSettings } from '../../operator/kit/change-settings.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'
import { didYouMean } from '../../operator/kit/did-you-mean.ts'

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
  examples: ['aurora FEEDBACK3 off'],
  run: (operator, { positional: { merchant: code = '', flag: flagName = '', 'on|off': state = '' } }) => {
    if (state !== 'on' && state !== 'off') throw new UsageError(`Invalid state: ${state}. Use on or off.`)
    const flag = flagName.toUpperCase()
    const effect =
      state === 'on'
        ? 'Open pages show the function within a second.'
        : 'Open pages hide the function within a second, and its calls are refused from now on.'
    return change(
      operator,
      { merchant: code, command: 'flags update', subject: flag, effect },
      async (tx, { settings }) => {
        await refuseUnknown(tx, flag)
        const { flags } = settings
        return {
          before: flags[flag] ?? null,
          after: state === 'on',
          write: writeSettings(code, settings, { flags: { ...flags, [flag]: state === 'on' } }),
        }
      },
    )
  },
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
