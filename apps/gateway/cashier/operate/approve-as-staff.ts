import { asCommand, portsOf, submitterOf } from '../../staff/operate/person.ts'
import { submitChange } from '../../staff/public.ts'
import type { Changed, Operator } from '../../operator/kit/command.ts'
import { approvalOf } from '../public.ts'
import type { Withdrawal } from '../public.ts'
import { withdrawalClaimGuard } from './claim-guards.ts'

/** Approves a withdrawal within the limits of the signed-in staff, under the rules of the console. */
export async function approveAsStaff(
  operator: Operator,
  withdrawal: Withdrawal,
  { note, effect }: { note: string; effect: string },
): Promise<Changed> {
  const { id, merchant_code: merchant, state: before } = withdrawal
  const submitter = await submitterOf(operator, merchant)
  const ports = await portsOf(operator)
  const values = approvalOf(withdrawal)
  const key = `withdrawal ${id} ${values.version}`
  const submitted = {
    action: 'cashier.withdrawal.approve',
    values,
    reason: note || 'approved by the CLI',
    key,
    isKeyReusable: true,
    onLocked: await withdrawalClaimGuard(operator, merchant, id),
  } as const
  const { outcome, id: change } = await asCommand(() => submitChange(ports, submitted, submitter))
  const done = { kind: 'change', merchant, command: 'withdrawals approve', subject: id, before } as const
  if (outcome === 'applied') return { ...done, changed: true, after: 'APPROVED', effect }
  return { ...done, changed: true, after: `${before}, change ${change}`, effect: 'Another person must approve it.' }
}
