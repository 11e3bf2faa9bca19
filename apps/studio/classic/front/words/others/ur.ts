import type { ClassicTable } from '../classic-words.ts'

export const table: ClassicTable = {
  autoplayFeature: 'جیک پاٹ جیتنے پر رکیں',
  seven: 'سات',
  'three-bars': 'ٹرپل بار',
  'two-bars': 'ڈبل بار',
  'one-bar': 'سنگل بار',
  bell: 'گھنٹی',
  cherry: 'چیری',
  lemon: 'لیموں',
  plum: 'آلوبخارا',
  anyBars: 'کوئی بھی تین بار',
  twoCherries: 'بائیں ریلوں پر دو چیری',
  linesRule:
    'ہر راؤنڈ میں تمام 5 لائنیں کھیلی جاتی ہیں۔ لائن اپنی بہترین جیت دیتی ہے؛ مختلف لائنوں کی جیتیں جمع ہوتی ہیں۔',
  jackpot: 'جیک پاٹ',
  jackpotWon: 'جیک پاٹ آپ کا ہے!',
  jackpotRule:
    'ہر شرط کا {share} جیک پاٹ میں جاتا ہے۔ ریلوں پر کچھ بھی ہو، کوئی بھی راؤنڈ پورا جیت سکتا ہے؛ پھر وہ نئے سرے سے شروع ہوتا ہے۔',
  jackpotChance: '{bet} کی شرط پر موقع {rounds} میں 1 ہے؛ دگنی شرط پر دگنا۔',
  returnOfJackpot: 'جیک پاٹ سے الگ واپسی',
}
