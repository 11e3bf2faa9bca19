import type { FrameWord } from '../../../studio/front/frame/words/frame-words.ts'
import type { Talk } from '../../../studio/front/words/word-table.ts'
import type { HoldemWord } from '../words/words.ts'

export type HoldemTalk = Talk<HoldemWord | FrameWord>
