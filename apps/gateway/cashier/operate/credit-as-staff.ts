import type { Selectable } from 'kysely'

import type { Tables } from '../../kit/db.ts'
import { asCommand, portsOf, submitterOf } from '../../staff/operate/person.ts'
import { submitChange } from '../../staff/public.ts'
import type { Changed, Operator } from '../../operator/kit/command.ts'
import { UsageError } from '../../operator/kit/failures.ts'
import { creditOf } from '../public.ts'
import { depositClaimGuard } from './claim-guards.ts'

/**
 * Credits a deposit if the rights and limits of the signed-in staff allow it. Otherwise requests the approval of
 * another person, as the console does.
 */
export async function creditAsStaff(
  operator: Operator,
  deposit: Selectable<Tables['deposit']>,
  { paid, reason }: { paid: bigint; reason: string },
): Promise<Changed> {
  const { transaction_id: subject, merchant_code: merchant, state: before } = deposit
  const values = creditOf(deposit, paid, { line: null })
  if (!values) throw new UsageError('This amount cannot be paid through the channel.')
  const submitter = await submitterOf(operator, merchant)
  const ports = await portsOf(operator)
  const key = `deposit ${subject} ${values.version} ${values.paid} `
  const onLocked = await depositClaimGuard(operator, merchant, subject)
  const submitted = { action: 'cashier.deposit.credit', values, reason, key, isKeyReusable: true, onLocked } as const
  const { outcome, id } = await asCommand(() => submitChange(ports, submitted, submitter))
  const done = { kind: 'change', changed: true, merchant, command: 'deposits approve', subject, before } as const
  return outcome === 'applied'
    ? { ...done, after: `SUCCESS ${values.worth}`, effect: 'The member sees it immediately.' }
    : { ...done, after: `${before}, change ${id}`, effect: 'Another person must approve it.' }
}
