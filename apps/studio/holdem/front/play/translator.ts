import type { FrameWord } from '../../../studio/front/frame/words/frame-words.ts'
import type { Translator } from '../../../studio/front/words/word-table.ts'
import type { HoldemWord } from '../words/words.ts'

export type HoldemTranslator = Translator<HoldemWord | FrameWord>
