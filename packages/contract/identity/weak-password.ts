import { NoDetails } from '../kit/endpoint.ts'

/**
 * Refusals of a new password that is easy to guess; included in the refusals of each call that sets a password. A login
 * still accepts old passwords.
 */
export const weakPasswordRefusals = {
  /** The password is among the most common ones of published breaches. */
  'password.common': NoDetails,
  /** A few repeated characters, or a sequence of the alphabet or the keyboard. */
  'password.easy': NoDetails,
  /** The password resembles the member's own name or number. */
  'password.like.username': NoDetails,
}
