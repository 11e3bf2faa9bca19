import type { OriginalKey } from '../english.ts'

export const table: Readonly<Record<OriginalKey, string>> = {
  win: 'جیت',
  returnToPlayer: 'واپسی',
  interrupted:
    'کنکشن ٹوٹ جائے تو راؤنڈ آپ کے بغیر پورا ہوتا ہے اور اس کی جیت ادا کی جاتی ہے۔ واپس آنے پر آپ اسے دیکھتے ہیں۔',
  play: 'کھیلیں {stake}',
  playing: 'کھیل جاری',
  soon: 'اگلا راؤنڈ ذرا دیر میں',
  mayWin: 'آپ {amount} جیت سکتے ہیں',
  howToPlay: 'کیسے کھیلیں',
  returns: 'کتنا واپس آتا ہے',
  returnExact: 'آپ کچھ بھی چنیں، تمام شرطوں کا ٹھیک 99 % جیت کی صورت میں واپس آتا ہے۔ کچھ بھی راؤنڈ آف نہیں ہوتا۔',
  limits: 'حدیں',
  stakesFromTo: 'شرط {least} سے {most} تک۔',
  largestWin: 'ایک راؤنڈ کی سب سے بڑی جیت شرط کا {times} گنا ہے، یعنی سب سے بڑی شرط پر {amount}۔',
  pace: 'ایک راؤنڈ میں کم از کم {seconds} سیکنڈ لگتے ہیں۔ تصویر پر ٹیپ کرنے سے نتیجہ فوراً نظر آتا ہے۔',
  interruptions: 'جب کچھ رک جائے',
  fairness: 'انصاف',
  algorithm:
    'سرور سیڈ کو کلید بنا کر “کلائنٹ سیڈ:راؤنڈ نمبر:بلاک” پر HMAC-SHA-256، 32 بٹ کے الفاظ دیتا ہے۔ کسی حد سے کم عدد اگلے لفظ کو حد سے تقسیم کرنے پر بچنے والا باقی ہوتا ہے؛ جو لفظ چھوٹے اعداد کو فائدہ دیتا اسے چھوڑ دیا جاتا ہے۔',
  seedsGive: 'سیڈز سے نکلتے ہیں {numbers}',
  roundWas: 'یعنی: {result}۔',
  price: 'ادائیگی',
  chance: 'امکان',
  toldResult: 'نتیجہ',
}
