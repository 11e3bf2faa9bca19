import type { FairWords } from '../english.ts'

export const table: FairWords = {
  fair: 'عادل؟',
  fairTitle: 'تحقّق من هذه الجولة',
  fairIdea:
    'قبل أن تلعب يثبّت الخادم بذرته السرية: ترى بصمتها أدناه. وتُمزج بها بذرتك أنت. بعد الجولة يُكشف السر وتعيد هذه الصفحة سحب الجولة.',
  nextRound: 'الجولة التالية',
  checkRound: 'الجولات التي لعبتها',
  nothingToCheck: 'العب جولة ثم تحقّق منها هنا.',
  howItIsDrawn: 'كيف يتم السحب',
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
  lastResults: 'آخر النتائج',
  fairShort: 'كل جولة موعودة قبل رهانك ويمكن التحقق منها بعده: انقر «عادل؟».',
  anybody: 'يمكن لأي شخص التحقق منها في صفحة مستقلة',
}
