import { NoDetails } from '../kit/endpoint.ts'

/**
 * Refusals of a new password that is easy to guess; spread into the refusals of each call that sets one. A login
 * accepts old ones.
 */
export const weakPasswordRefusals = {
  /** The password is among the most common ones of published breaches. */
  'password.common': NoDetails,
  /** A few repeated characters, or a sequence of the alphabet or the keyboard. */
  'password.easy': NoDetails,
  /** It equals the member's own name or number. */
  'password.like.username': NoDetails,
}
