import type { FrameWord } from '../../../kit/front/frame/words/frame-words.ts'
import type { Translator } from '../../../kit/front/words/word-table.ts'
import type { HoldemWord } from '../words/words.ts'

export type HoldemTranslator = Translator<HoldemWord | FrameWord>
