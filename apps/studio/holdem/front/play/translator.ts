import type { FrameTextId } from '../../../kit/front/frame/texts/frame-texts.ts'
import type { Translator } from '../../../kit/front/texts/text-table.ts'
import type { HoldemTextId } from '../texts/texts.ts'

export type HoldemTranslator = Translator<HoldemTextId | FrameTextId>
