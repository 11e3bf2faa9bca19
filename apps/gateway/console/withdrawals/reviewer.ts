import type { Reviewer } from '../../cashier/public.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { merchantOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'

export const reviewerOf = ({ clock }: Pick<ScreenPorts, 'clock'>, context: StaffContext): Reviewer => ({
  merchantCode: merchantOf(context),
  staffId: context.staff.staffId,
  now: clock.now(),
})
