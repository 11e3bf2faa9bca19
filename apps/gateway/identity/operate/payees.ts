import { cleanName, nameLetters } from '@ante/contract/identity/real-name.ts'

import { findAccount, payeeNameOf, paymentPasswordOf, putPayeeName, unlockPaymentPassword } from '../public.ts'
import type { Db } from '../../kit/db.ts'
import { change } from '../../operator/kit/change.ts'
import { merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'

const NAME = /^[\p{L} .'-]{2,50}$/u
const accountParameter = { name: 'account', about: 'the member’s account, for example player01' }

const name: Command = {
  action: 'update-name',
  summary: 'Corrects a member’s real name, which members can set only once; existing cards do not change',
  parameters: [
    merchantParameter,
    accountParameter,
    { name: 'name', about: 'the real name, as the bank writes it', many: true },
  ],
  examples: ['aurora player01 Maria Santos'],
  run: (operator, { positional: { merchant = '', account = '' }, many }) => {
    const payeeName = cleanName(many.join(' '))
    if (!NAME.test(nameLetters(payeeName)))
      throw new UsageError(`Invalid name: ${payeeName}. Use 2 to 50 letters, spaces, dots, apostrophes and hyphens.`)
    const effect = 'The member’s next card must be in this name.'
    return change(
      operator,
      { merchant, command: 'payees update-name', subject: account, effect },
      async (tx, { code }) => {
        const memberId = await requireMember(tx, code, account)
        return {
          before: await payeeNameOf(tx, memberId),
          after: payeeName,
          write: () => putPayeeName(tx, { memberId, merchantCode: code, payeeName, overwrite: true }),
        }
      },
    )
  },
}

const unlock: Command = {
  action: 'unlock-password',
  summary: 'Unlocks a payment password that is locked after too many failed attempts',
  parameters: [merchantParameter, accountParameter],
  examples: ['aurora player01'],
  run: (operator, { positional: { merchant = '', account = '' } }) => {
    const effect = 'The member can use the payment password immediately.'
    return change(
      operator,
      { merchant, command: 'payees unlock-password', subject: account, effect },
      async (tx, { code }) => {
        const memberId = await requireMember(tx, code, account)
        const stored = await paymentPasswordOf(tx, memberId)
        if (!stored) throw new CommandFailed(`${account} has no payment password.`)
        return {
          before: stored.lockedUntil?.toISOString() ?? null,
          after: null,
          write: () => unlockPaymentPassword(tx, memberId),
        }
      },
    )
  },
}

async function requireMember(tx: Db, merchantCode: string, account: string): Promise<bigint> {
  const member = await findAccount(tx, merchantCode, account)
  if (!member) throw new CommandFailed(`${merchantCode} has no member ${account}.`)
  return member.id
}

export const payees: Subject = {
  name: 'payees',
  about: 'real names and payment passwords of members who withdraw',
  commands: [name, unlock],
}
