import type { Reviewer } from '../../cashier/public.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import type { Submitter } from '../../staff/public.ts'
import type { ScreenPorts } from '../screen-ports.ts'

/** Returns the merchant of a call. Refuses calls for the platform, which has no such data. */
export function merchantOf({ merchantCode }: Pick<StaffContext, 'merchantCode'>): string {
  if (merchantCode === null) throw commonRefusal('merchant.unknown')
  return merchantCode
}

/** Returns the submitter of a guarded action. */
export function submitterOf({ merchants }: Pick<ScreenPorts, 'merchants'>, context: StaffContext): Submitter {
  const merchantCode = merchantOf(context)
  const { staff, held, audit } = context
  return { staffId: staff.staffId, merchantCode, held, audit, zone: merchants.of(merchantCode).zone }
}

/** Returns the reviewer of withdrawals and deposits who makes a call. */
export const reviewerOf = ({ clock }: Pick<ScreenPorts, 'clock'>, context: StaffContext): Reviewer => ({
  merchantCode: merchantOf(context),
  staffId: context.staff.staffId,
  now: clock.now(),
})
