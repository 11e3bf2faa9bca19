import type { ElsewhereWords } from '../play/played-elsewhere.ts'
import type { Talk } from '../words/word-table.ts'
import type { FrameWord } from './words/frame-words.ts'

/** What is said where the game is played on another page. */
export const elsewhereWords = (say: Talk<FrameWord>['say']): ElsewhereWords => ({
  playedElsewhere: say('playedElsewhere'),
  playedElsewhereWhy: say('playedElsewhereWhy'),
  playHere: say('playHere'),
  leave: say('leave'),
})
