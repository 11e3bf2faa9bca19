import { NoDetails } from '../kit/endpoint.ts'

/** Why a new password is refused that is easily guessed. Each call that sets one spreads these; a login takes old ones. */
export const weakPasswordRefusals = {
  /** It is among the commonest of published breaches. */
  'password.common': NoDetails,
  /** A few signs over and over, or a stretch of the alphabet or the keyboard. */
  'password.easy': NoDetails,
  /** It is the member's own name or number. */
  'password.like.username': NoDetails,
}
