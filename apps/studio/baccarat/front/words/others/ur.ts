import { table as ofTables } from '../../../../tables/front/words/others/ur.ts'
import type { BaccaratTable } from '../words.ts'

export const table: BaccaratTable = {
  ...ofTables,
  player: 'پلیئر',
  banker: 'بینکر',
  tie: 'ٹائی',
  playerPair: 'پلیئر پیئر',
  bankerPair: 'بینکر پیئر',
  playerWins: 'پلیئر جیتا، {player} بمقابلہ {banker}',
  bankerWins: 'بینکر جیتا، {banker} بمقابلہ {player}',
  tieCame: '{player} پر ٹائی',
  pays: '{times}:1',
  payHalfOnSix: '1:1*',
  spotLabel: '{spot}، ادائیگی {price}۔ آپ کی چپس: {laid}',
  letterPlayer: 'P',
  letterBanker: 'B',
  letterTie: 'T',
  roads: 'اس شو کے روڈز',
  roadBead: 'بیڈ پلیٹ',
  roadBig: 'بگ روڈ',
  roadBigEye: 'بگ آئی روڈ',
  roadSmall: 'سمال روڈ',
  roadCockroach: 'کاکروچ روڈ',
  rulesCards: 'کارڈز',
  rulesCardsText:
    'آٹھ ڈیک۔ اِکّا ایک گنا جاتا ہے، دہلا اور تصویر والے پتے صفر؛ مجموعے کا صرف آخری ہندسہ گنا جاتا ہے۔ پلیئر اور بینکر کو دو دو کارڈ ملتے ہیں۔ آٹھ یا نو پر کھیل وہیں ختم۔',
  rulesThird: 'تیسرا کارڈ',
  rulesThirdPlayer: 'پلیئر 0 سے 5 پر کارڈ لیتا ہے اور 6 اور 7 پر رکتا ہے۔',
  rulesThirdBanker:
    'پلیئر رکا ہو تو بینکر 0 سے 5 پر کارڈ لیتا ہے۔ ورنہ وہ 0 سے 2 پر لیتا ہے؛ 3 پر، سوائے اس کے کہ پلیئر کا تیسرا کارڈ 8 ہو؛ 4 پر اگر وہ 2 سے 7 ہو؛ 5 پر اگر وہ 4 سے 7 ہو؛ 6 پر اگر وہ 6 یا 7 ہو۔',
  rulesPays: 'ادائیگیاں',
  rulesCommission: 'بینکر 0.95:1 ادا کرتا ہے، یعنی ہر جیت پر 5% کمیشن۔',
  rulesHalfOnSix: 'بینکر بغیر کمیشن 1:1 ادا کرتا ہے، مگر چھ پوائنٹس سے جیتے تو 0.5:1۔',
  rulesTieBack: 'ٹائی پر پلیئر اور بینکر کی شرطیں واپس ہوتی ہیں۔',
  rulesShoe:
    'نتیجہ جو بھی ہو، ایک شو سے {rounds} راؤنڈ کھیلے جاتے ہیں، پھر نیا شو شروع ہوتا ہے: اس لیے ہر راؤنڈ کے امکانات بالکل یکساں ہیں۔',
}
