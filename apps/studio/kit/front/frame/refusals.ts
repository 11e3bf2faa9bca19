import type { FrameTextId } from './texts/frame-texts.ts'

/** Message ids by refusal code. */
export type Refusals<Name extends string = never> = Readonly<Record<string, Name | FrameTextId>>

/** Messages for refusals common to all games; a game adds messages for its own codes. */
export const refusalTextId: Refusals = {
  'stake.too_late': 'tooLate',
  'bets.closed': 'betsClosed',
  'round.voided': 'voided',
  'round.over': 'roundOver',
  'round.too_many': 'tooMany',
  'round.refused_often': 'tooManyRejections',
  'stake.unknown': 'wrongStake',
  'responsible.gaming.loss.limit': 'ownLimitExceeded',
  'responsible.gaming.session.limit': 'ownLimitExceeded',
  'account.disabled': 'accountClosed',
}

/** After these codes no further play is possible on this page. */
export const FATAL_CODES: ReadonlySet<string> = new Set([
  'session.unknown',
  'session.refused',
  'session.key_used',
  'seamless.session.expired',
  'seamless.session.unknown',
  'room.unknown',
])
