import type { Language } from '@ante/contract/merchant/language.ts'

import { eastAsian } from './texts/east-asian.ts'
import { rightToLeft } from './texts/right-to-left.ts'
import { southAsian } from './texts/south-asian.ts'
import { southEastAsian } from './texts/south-east-asian.ts'
import type { NoticeTexts } from './texts/texts-of-language.ts'
import { western } from './texts/western.ts'

export const noticeTexts: Record<Language, NoticeTexts> = {
  ...western,
  ...rightToLeft,
  ...southAsian,
  ...eastAsian,
  ...southEastAsian,
}
