import { cleanName, nameLetters } from '@ante/contract/identity/real-name.ts'

import { findAccount, payeeNameOf, paymentPasswordOf, putPayeeName, unlockPaymentPassword } from '../public.ts'
import type { Db } from '../../kit/db.ts'
import { change } from '../../operator/kit/change.ts'
import { merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { NotDone, UsageError } from '../../operator/kit/failures.ts'

const NAME = /^[\p{L} .'-]{2,50}$/u
const member = { name: 'member', about: 'the account’s name, for example player01' }

const name: Command = {
  action: 'name',
  summary: 'Puts a member’s real name right, which he sets once himself; his cards stay as they are',
  parameters: [merchantParameter, member, { name: 'name', about: 'as his bank writes it', many: true }],
  examples: ['aurora player01 Maria Santos'],
  run: (operator, { words: { merchant = '', member: account = '' }, many }) => {
    const payeeName = cleanName(many.join(' '))
    if (!NAME.test(nameLetters(payeeName))) throw new UsageError(`${payeeName} is no name that a bank would take.`)
    const seen = 'His next card has to be in this name.'
    return change(operator, { merchant, command: 'payees name', subject: account, seen }, async (tx, { code }) => {
      const memberId = await memberNamed(tx, code, account)
      return {
        before: await payeeNameOf(tx, memberId),
        after: payeeName,
        write: () => putPayeeName(tx, { memberId, merchantCode: code, payeeName, overwrite: true }),
      }
    })
  },
}

const unlock: Command = {
  action: 'unlock',
  summary: 'Lets a member try his payment password again at once, after too many wrong ones',
  parameters: [merchantParameter, member],
  examples: ['aurora player01'],
  run: (operator, { words: { merchant = '', member: account = '' } }) => {
    const seen = 'The next try is heard.'
    return change(operator, { merchant, command: 'payees unlock', subject: account, seen }, async (tx, { code }) => {
      const memberId = await memberNamed(tx, code, account)
      const kept = await paymentPasswordOf(tx, memberId)
      if (!kept) throw new NotDone(`${account} has no payment password.`)
      return {
        before: kept.lockedUntil?.toISOString() ?? null,
        after: null,
        write: () => unlockPaymentPassword(tx, memberId),
      }
    })
  },
}

async function memberNamed(tx: Db, merchantCode: string, account: string): Promise<bigint> {
  const found = await findAccount(tx, merchantCode, account)
  if (!found) throw new NotDone(`${merchantCode} has no member ${account}.`)
  return found.id
}

export const payees: Subject = {
  name: 'payees',
  about: 'whose money leaves, and by which password',
  commands: [name, unlock],
}
