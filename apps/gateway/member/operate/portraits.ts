import { findAccount } from '../../identity/public.ts'
import { clearPortrait } from '../public.ts'
import { change } from '../../operator/kit/change.ts'
import { merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { NotDone } from '../../operator/kit/failures.ts'

const clear: Command = {
  action: 'clear',
  summary: 'Takes down the picture that a member shows: the letter of his name stands there instead',
  parameters: [merchantParameter, { name: 'account', about: 'whose picture, by his account' }],
  examples: ['aurora player01'],
  run: (operator, { words: { merchant = '', account = '' } }) => {
    const seen = 'It is served no more; his open pages show it until they are opened anew. He may choose another one.'
    return change(operator, { merchant, command: 'portraits clear', subject: account, seen }, async (tx, { code }) => {
      const member = await findAccount(tx, code, account)
      if (!member) throw new NotDone(`${code} has no member ${account}.`)
      const before = await clearPortrait(tx, member.id)
      return { before, after: null, write: () => Promise.resolve() }
    })
  },
}

export const portraits: Subject = {
  name: 'portraits',
  about: 'the pictures that members show of themselves',
  commands: [clear],
}
