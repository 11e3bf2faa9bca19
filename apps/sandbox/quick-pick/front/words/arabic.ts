import { table as fairArabic } from '../../../studio/front/fair/words/others/ar.ts'
import { arabicDigits, studioArabic } from '../../../studio/front/words/arabic.ts'
import type { QuickWords } from './words.ts'

export const arabic: QuickWords = {
  ...studioArabic,
  ...fairArabic,
  inData: 'AR',
  rules: 'القواعد والأسعار',
  quickPick: 'Quick Pick',
  quickPickStandsIn: (title) => `Quick Pick – جولة بسيطة تنوب عن ${title}.`,
  prizeModes: { Lott: 'سحوبات اليانصيب', Elott: 'سحوبات اليانصيب الإلكتروني', SEA: 'سحوبات جنوب شرق آسيا' },

  play: (stake) => `العب ${stake}`,
  onPick: (name) => `على ${name}`,
  pickFirst: 'اختر واحدًا أولًا',
  drawing: 'جارٍ السحب',
  soon: 'الجولة التالية بعد لحظة',
  toldResult: ({ result, picked, won }) => `${result}. اخترت ${picked}. ${won}.`,

  prices: 'الأسعار والفرص',
  pricesNote: 'الاختيار الذي يأتي يدفع سعره مضروبًا في رهانك، والرهان محسوب فيه.',
  pick: 'الاختيار',
  price: 'يدفع',
  chance: 'الفرصة',
  returnShort: 'العائد',
  pace: (seconds) => `تستغرق الجولة ${seconds} ثوانٍ على الأقل. النقر على الصورة يُظهر النتيجة فورًا.`,

  algorithm: (below) =>
    `تعطي HMAC-SHA-256 بمفتاح هو بذرة الخادم على «بذرتك:رقم الجولة:الكتلة» كلمات من 32 بت. أول كلمة لا تحابي أي رقم، بباقي القسمة على ${arabicDigits.format(below)}، هي الرقم المسحوب.`,
  numbersKept: (drawn, below) => `تعطي البذرتان الرقم ${drawn} من ${below}`,
  meaning: ({ result, picked }) => `أي: ${result}. اخترت ${picked}.`,
}
