import type { FrameWord } from './words/frame-words.ts'

/** By the refusal's code, what is said of it. */
export type Refusals<Name extends string = never> = Readonly<Record<string, Name | FrameWord>>

/** What is said of a refusal in one sentence, whatever the game; a game has words of its own for its own codes. */
export const refusalWord: Refusals = {
  'stake.too_late': 'tooLate',
  'bets.closed': 'betsClosed',
  'round.voided': 'voided',
  'round.over': 'roundOver',
  'round.too_many': 'tooMany',
  'round.refused_often': 'refusedOften',
  'stake.unknown': 'wrongStake',
  'responsible.gaming.loss.limit': 'playerLimit',
  'responsible.gaming.session.limit': 'playerLimit',
  'account.disabled': 'accountClosed',
}

/** With these nothing more can be played on this page. */
export const OVER: ReadonlySet<string> = new Set([
  'session.unknown',
  'session.refused',
  'session.key_used',
  'seamless.session.expired',
  'seamless.session.unknown',
  'room.unknown',
])
