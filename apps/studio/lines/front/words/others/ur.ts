import type { LineTable } from '../line-words.ts'

export const table: LineTable = {
  autoplayFeature: 'فری اسپن شروع ہونے پر رکیں',
  freeSpins_one: '{count} فری اسپن',
  freeSpins_other: '{count} فری اسپن',
  freeSpinsPayTwice: 'ہر جیت دگنی',
  freeSpinOf: 'فری اسپن {played} از {all}',
  moreFreeSpins_one: 'مزید {count} فری اسپن',
  moreFreeSpins_other: 'مزید {count} فری اسپن',
  freeSpinsDone: 'فری اسپن سے ملا',
  start: 'شروع کریں',
  wildRule: 'ستارہ کے سوا ہر نشان کی جگہ لیتا ہے۔ ریل 2، 3 اور 4 پر۔',
  scatterRule: 'کہیں بھی ادائیگی۔ تین یا زیادہ فری اسپن کھولتے ہیں۔',
  freeSpinsRule:
    'ستارہ تین یا زیادہ بار آئے تو {awarded} فری اسپن ملتے ہیں، جن میں ہر جیت ×{multiplier} ہے۔ فری اسپن میں ستارہ پھر تین یا زیادہ بار آئے تو {awarded} مزید ملتے ہیں، ایک راؤنڈ میں زیادہ سے زیادہ {limit}۔',
  linesRule:
    'ہر راؤنڈ میں تمام 20 لائنیں کھیلی جاتی ہیں۔ لائن بائیں ریل سے ایک نشان کی سب سے لمبی قطار کی ادائیگی کرتی ہے۔ مختلف لائنوں کی جیتیں جمع ہوتی ہیں۔',
  freeSpinsEvery: 'فری اسپن، اوسطاً ایک بار اتنے میں',
  toldFreeSpins: 'فری اسپن',
  toldFreeSpinsWon: 'فری اسپن میں جیتا',
}
