import { northlightTexts } from '@ante/studio/northlight/front/texts/northlight-texts.ts'
import { textsIn } from '@ante/studio/translations/catalogues.ts'

const slotArabic = await textsIn('ar', 'slots')
const frameArabic = await textsIn('ar', 'kit-frame')

/** Texts of Northlight Reels in the languages of the journeys. */
export const { english } = northlightTexts
export const arabic = { ...english, ...frameArabic, ...slotArabic }
export type SlotTexts = Record<keyof typeof english, string>
