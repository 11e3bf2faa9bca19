import { agentInputs } from './agent-inputs.ts'
import { announcementInputs } from './announcement-inputs.ts'
import { brandInputs } from './brand-inputs.ts'
import { gameInputs } from './game-inputs.ts'
import { lotteryInputs } from './lottery-inputs.ts'
import { promotionInputs } from './promotion-inputs.ts'
import { setupInputs } from './setup-inputs.ts'
import { supportInputs } from './support-inputs.ts'

/** Valid input of the calls of screens with a file of inputs each. */
export const screenInputs = {
  ...agentInputs,
  ...announcementInputs,
  ...brandInputs,
  ...gameInputs,
  ...lotteryInputs,
  ...promotionInputs,
  ...setupInputs,
  ...supportInputs,
}
