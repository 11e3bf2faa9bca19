import type { OriginalKey } from '../english.ts'

export const table: Readonly<Record<OriginalKey, string>> = {
  win: 'الربح',
  returnToPlayer: 'العائد الكلي',
  interrupted: 'إذا انقطع الاتصال تُستكمل الجولة دونك ويُدفع ربحها، وتشاهدها عندما تعود.',
  play: 'العب بـ {stake}',
  playing: 'الجولة جارية',
  soon: 'الجولة التالية بعد لحظة',
  mayWin: 'يمكنك ربح {amount}',
  howToPlay: 'طريقة اللعب',
  returns: 'ما يعود إلى اللاعبين',
  returnExact: 'يعود من مجموع الرهانات ‎99 %‎ تمامًا على شكل أرباح مهما كان اختيارك. لا يُقرَّب أي مبلغ.',
  limits: 'الحدود',
  stakesFromTo: 'الرهانات من {least} إلى {most}.',
  largestWin: 'أكبر ربح في الجولة هو ×{times} من الرهان، أي {amount} عند أكبر رهان.',
  pace: 'تستغرق الجولة {seconds} ثوانٍ على الأقل. المس الصورة لترى النتيجة فورًا.',
  interruptions: 'عند حدوث انقطاع',
  fairness: 'النزاهة',
  algorithm:
    'تعطي HMAC-SHA-256 بمفتاح هو بذرة الخادم على النص «بذرتك:رقم الجولة:الكتلة» كلمات من 32 بت. العدد الأصغر من حدٍّ ما هو باقي قسمة الكلمة التالية على الحد، وتُتجاوز الكلمة التي ترجّح الأعداد الصغيرة.',
  seedsGive: 'تعطي البذور {numbers}',
  roundWas: 'أي: {result}.',
  price: 'العائد',
  chance: 'الاحتمال',
  toldResult: 'النتيجة',
}
