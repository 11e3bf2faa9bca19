import { findAccount } from '../../identity/public.ts'
import { clearPortrait } from '../public.ts'
import { change } from '../../operator/kit/change.ts'
import { merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { CommandFailed } from '../../operator/kit/failures.ts'

const remove: Command = {
  action: 'delete',
  summary: 'Deletes a member’s portrait; the initial of the name replaces it',
  parameters: [merchantParameter, { name: 'account', about: 'the member’s account, for example player01' }],
  examples: ['aurora player01'],
  run: (operator, { positional: { merchant = '', account = '' } }) => {
    const effect =
      'The picture is no longer served; open pages of the member show it until a reload. The member can choose another one.'
    return change(
      operator,
      { merchant, command: 'portraits delete', subject: account, effect },
      async (tx, { code }) => {
        const member = await findAccount(tx, code, account)
        if (!member) throw new CommandFailed(`${code} has no member ${account}.`)
        const before = await clearPortrait(tx, member.id)
        return { before, after: null, write: () => Promise.resolve() }
      },
    )
  },
}

export const portraits: Subject = {
  name: 'portraits',
  about: 'portraits of members',
  commands: [remove],
}
