import { randomUUID } from 'node:crypto'

import { AmountText } from '@ante/contract/kit/money.ts'

import type { Command, Subject } from '../../operator/kit/command.ts'
import { merchantParameter } from '../../operator/kit/command.ts'
import { UsageError } from '../../operator/kit/failures.ts'
import { submitChange } from '../public.ts'
import { asCommand, portsOf, submitterOf } from './person.ts'

const create: Command = {
  action: 'create',
  summary: 'Credits or debits a member’s main wallet; above your limit another person approves it',
  parameters: [merchantParameter, { name: 'account', about: 'the member’s account' }],
  options: {
    amount: { value: 'amount', about: 'the amount to credit' },
    debit: { value: 'amount', about: 'the amount to debit instead' },
    reason: { value: 'text', about: 'why; stored in the audit log' },
  },
  examples: [
    'aurora player01 --amount 50 --reason "Compensation for an outage"',
    'aurora player01 --debit 20 --reason "Credited twice"',
  ],
  run: async (operator, { positional: { merchant = '', account = '' }, options }) => {
    const { amount: credit, debit, reason = '' } = options
    if ((credit === undefined) === (debit === undefined)) throw new UsageError('Use either --amount or --debit.')
    if (reason.trim().length < 3) throw new UsageError('--reason is required.')
    const amount = credit ?? debit ?? ''
    if (!AmountText.safeParse(amount).success) throw new UsageError(`${amount} is not an amount.`)
    const submitter = await submitterOf(operator, merchant)
    const ports = await portsOf(operator)
    const values = { account, direction: debit === undefined ? 'credit' : 'debit', amount }
    const submitted = { action: 'wallet.balance.adjust', values, reason, key: randomUUID() } as const
    const { outcome, id } = await asCommand(() => submitChange(ports, submitted, submitter))
    const record = { merchant, account, amount, direction: values.direction, outcome, change: id }
    return { kind: 'record', record }
  },
}

export const adjustments: Subject = {
  name: 'adjustments',
  about: 'credit and debit notes of members',
  commands: [create],
}
