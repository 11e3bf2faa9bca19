import { studioArabic } from '../../../studio/front/words/arabic.ts'
import type { NeutralWords } from './words.ts'

export const slotArabic: NeutralWords = {
  ...studioArabic,
  spin: 'لف',
  spinning: 'البكرات تدور',
  paytable: 'جدول الأرباح',
  fairness: 'يسحب الخادم نتيجة كل جولة قبل أن تتوقف البكرات، ولكل موضع الفرصة نفسها. لا يغيّر ضغطك ولا سرعته شيئًا.',
  wild: 'الجوكر',
  scatter: 'النجمة',
  gems: ['ياقوت أحمر', 'زمرد', 'ياقوت أزرق', 'جمشت', 'توباز', 'زبرجد مائي', 'كوارتز وردي', 'زبرجد'],
  cards: ['القلب', 'الماسة', 'البستوني', 'السباتي', 'A', 'K', 'Q', 'J'],
  fruit: ['بطيخ', 'فراولة', 'عنب', 'برتقال', 'تفاح', 'برقوق', 'ليمون', 'كرز'],
}
