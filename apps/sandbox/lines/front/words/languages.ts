import { arabicDigits } from '../../../studio/front/words/arabic.ts'
import { languages as northlight } from '../../../northlight/front/words/languages.ts'
import type { LineWords } from '../../../northlight/front/words/words.ts'
import { slotArabic } from '../../../slots/front/words/arabic.ts'
import { slotEnglish } from '../../../slots/front/words/english.ts'
import { slotFilipino } from '../../../slots/front/words/filipino.ts'
import type { NeutralWords } from '../../../slots/front/words/words.ts'
import type { Languages } from '../../../studio/front/words/words.ts'

export type Words = LineWords & NeutralWords

/** As in Northlight Reels, but for what is said of its lanterns. */
export const languages: Languages<Words> = {
  english: {
    ...northlight.english,
    ...slotEnglish,
    autoplayFeature: northlight.english.autoplayFeature,
    wildRule: 'Stands for every symbol but the star. On reels 2, 3 and 4.',
    freeSpinsRule: ({ awarded, limit, multiplier }) =>
      `Three or more stars give ${awarded} free spins, in which every win pays ×${multiplier}. Three or more stars in free spins add ${awarded} more, up to ${limit} in one round.`,
  },
  filipino: {
    ...northlight.filipino,
    ...slotFilipino,
    autoplayFeature: northlight.filipino.autoplayFeature,
    wildRule: 'Pamalit sa lahat ng simbolo maliban sa bituin. Nasa reel 2, 3 at 4.',
    freeSpinsRule: ({ awarded, limit, multiplier }) =>
      `Tatlo o higit pang bituin ang nagbibigay ng ${awarded} libreng ikot, at ×${multiplier} ang bawat panalo rito. Tatlo o higit pang bituin sa libreng ikot ay nagdaragdag ng ${awarded} pa, hanggang ${limit} sa isang round.`,
  },
  arabic: {
    ...northlight.arabic,
    ...slotArabic,
    autoplayFeature: northlight.arabic.autoplayFeature,
    wildRule: 'يحل محل كل رمز ما عدا النجمة. يظهر على البكرات الثانية والثالثة والرابعة.',
    freeSpinsRule: ({ awarded, limit, multiplier }) =>
      `ثلاث نجوم أو أكثر تمنح ${northlight.arabic.freeSpins(awarded)}، ويُدفع فيها كل ربح مضروبًا في ${arabicDigits.format(multiplier)}. وثلاث نجوم أو أكثر أثناءها تضيف ${northlight.arabic.freeSpins(awarded)} أخرى، حتى ${arabicDigits.format(limit)} في الجولة الواحدة.`,
  },
}
