import { arabicDigits, studioArabic } from '../../../studio/front/words/arabic.ts'
import type { QuickWords } from './words.ts'

export const arabic: QuickWords = {
  ...studioArabic,
  inData: 'AR',
  rules: 'القواعد والأسعار',
  quickPick: 'Quick Pick – جولة بسيطة بديلة',
  quickPickStandsIn: (title) => `Quick Pick – جولة بسيطة تنوب عن ${title}.`,

  play: (stake) => `العب ${stake}`,
  onPick: (name) => `على ${name}`,
  pickFirst: 'اختر واحدًا أولًا',
  drawing: 'جارٍ السحب',
  lastResults: 'آخر النتائج',
  toldResult: ({ result, picked, won }) => `${result}. اخترت ${picked}. ${won}.`,

  prices: 'الأسعار والفرص',
  pricesNote: 'الاختيار الذي يأتي يدفع سعره مضروبًا في رهانك، والرهان محسوب فيه.',
  pick: 'الاختيار',
  price: 'يدفع',
  chance: 'الفرصة',
  returnShort: 'العائد',
  pace: (seconds) => `تستغرق الجولة ${seconds} ثوانٍ على الأقل. النقر على الصورة يُظهر النتيجة فورًا.`,

  fair: 'عادل؟',
  fairTitle: 'تحقّق من هذه الجولة',
  fairIdea:
    'قبل أن تلعب يثبّت الخادم بذرته السرية: ترى بصمتها أدناه. وتُمزج بها بذرتك أنت. بعد الجولة يُكشف السر وتعيد هذه الصفحة سحب الجولة.',
  fairShort: 'كل جولة موعودة قبل رهانك ويمكن التحقق منها بعده: انقر «عادل؟».',
  nextRound: 'الجولة التالية',
  checkRound: 'الجولات التي لعبتها',
  nothingToCheck: 'العب جولة ثم تحقّق منها هنا.',
  howItIsDrawn: 'كيف يتم السحب',
  algorithm: (below) =>
    `تعطي HMAC-SHA-256 بمفتاح هو بذرة الخادم على «بذرتك:رقم الجولة:الكتلة» كلمات من 32 بت. أول كلمة لا تحابي أي رقم، بباقي القسمة على ${arabicDigits.format(below)}، هي الرقم المسحوب.`,
  seedHash: 'SHA-256 لبذرة الخادم',
  serverSeed: 'بذرة الخادم',
  clientSeed: 'بذرتك',
  nonce: 'رقم الجولة',
  roundId: 'الجولة',
  copy: 'نسخ',
  copied: 'تم النسخ',
  copyByHand: 'حدّده لنسخه',
  useSeed: 'استخدم هذه البذرة',
  newRandom: 'بذرة عشوائية جديدة',
  seedSaved: 'تُحتسب من الجولة التالية.',
  seedWrong: 'استخدم من 1 إلى 64 من الحروف A–Z أو الأرقام أو - أو _.',
  promiseKept: 'البذرة هي التي وُعد بها قبل رهانك',
  seedKept: 'للبذرة المكشوفة البصمة الموعودة',
  numbersKept: (drawn, below) => `تعطي البذرتان الرقم ${drawn} من ${below}`,
  meaning: ({ result, picked }) => `أي: ${result}. اخترت ${picked}.`,
  cannotCheck: 'لا يمكن لهذه الصفحة التحقق من الجولات إلا عبر عنوان آمن (https).',
}
