import { announcementInputs } from './announcement-inputs.ts'
import { brandInputs } from './brand-inputs.ts'
import { lotteryInputs } from './lottery-inputs.ts'
import { promotionInputs } from './promotion-inputs.ts'
import { setupInputs } from './setup-inputs.ts'

/** Valid input of the calls of screens with a file of inputs each. */
export const screenInputs = {
  ...announcementInputs,
  ...brandInputs,
  ...lotteryInputs,
  ...promotionInputs,
  ...setupInputs,
}
