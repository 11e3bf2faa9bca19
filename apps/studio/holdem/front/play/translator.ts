import type { FrameTextId } from '../../../kit/front/frame/words/frame-words.ts'
import type { Translator } from '../../../kit/front/words/word-table.ts'
import type { HoldemTextId } from '../words/words.ts'

export type HoldemTranslator = Translator<HoldemTextId | FrameTextId>
