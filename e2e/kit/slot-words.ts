import { northlightWords } from '@ante/studio/northlight/front/words/northlight-words.ts'
import { table as slotArabic } from '@ante/studio/slots/front/words/others/ar.ts'
import { table as frameArabic } from '@ante/studio/studio/front/frame/words/others/ar.ts'

/** What Northlight Reels says, in the languages of the journeys. */
export const { english } = northlightWords
export const arabic = { ...english, ...frameArabic, ...slotArabic }
export type SlotTexts = Record<keyof typeof english, string>
