import type { WayTable } from '../way-words.ts'

export const table: WayTable = {
  autoplayFeature: 'ری اسپن ہونے پر رکیں',
  paytableNote: '{bet} کی شرط پر ایک راستے کی ادائیگی',
  wildRule: 'ستارہ کے سوا ہر نشان کی جگہ لیتا ہے۔ ریل 2، 3 اور 4 پر؛ پوری ریل پر پھیلتا ہے۔',
  scatterRule: 'کہیں بھی ادائیگی۔',
  ways: '243 راستے',
  waysRule:
    'نشان بائیں سے ساتھ ساتھ ریلوں پر ہو تو کسی بھی قطار میں ادائیگی کرتا ہے۔ ہر راستہ ادائیگی کرتا ہے؛ سب جمع ہوتے ہیں۔',
  respins: 'وائلڈ ریلیں اور ری اسپن',
  respinsRule:
    'وائلڈ آنے پر اس کی پوری ریل وائلڈ ہو کر ٹھہر جاتی ہے اور باقی ایک بار مفت گھومتی ہیں۔ ہر نئی وائلڈ ریل ایک اور ری اسپن دیتی ہے: زیادہ سے زیادہ تین۔',
  respin: 'ری اسپن',
  respinsDone: 'وائلڈ ریلوں سے ملا',
  respinEvery: 'ری اسپن، اوسطاً ایک بار اتنے میں',
  toldWays_one: '{times} × {symbol}، {count} راستہ',
  toldWays_other: '{times} × {symbol}، {count} راستے',
  toldRespins: 'ری اسپن',
  toldRespinsWon: 'ری اسپن میں جیتا',
  toldNothing: 'کسی راستے نے نہیں دیا',
}
