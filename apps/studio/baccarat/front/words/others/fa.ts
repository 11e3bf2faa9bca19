import { table as ofTables } from '../../../../tables/front/words/others/fa.ts'
import type { BaccaratTable } from '../words.ts'

export const table: BaccaratTable = {
  ...ofTables,
  player: 'بازیکن',
  banker: 'بانکر',
  tie: 'مساوی',
  playerPair: 'جفت بازیکن',
  bankerPair: 'جفت بانکر',
  playerWins: 'بازیکن برد، {player} به {banker}',
  bankerWins: 'بانکر برد، {banker} به {player}',
  tieCame: 'مساوی با {player}',
  pays: '\u2067{times} به 1\u2069',
  payHalfOnSix: '\u20671 به 1*\u2069',
  spotLabel: '{spot}، پرداخت {price}. ژتون‌های شما: {laid}',
  letterPlayer: 'P',
  letterBanker: 'B',
  letterTie: 'T',
  roads: 'جدول‌های این شو',
  roadBead: 'جدول مهره‌ای',
  roadBig: 'جاده بزرگ',
  roadBigEye: 'جاده چشم بزرگ',
  roadSmall: 'جاده کوچک',
  roadCockroach: 'جاده سوسک',
  rulesCards: 'کارت‌ها',
  rulesCardsText:
    'هشت دسته کارت. آس یک حساب می‌شود، ده و کارت‌های تصویردار هیچ؛ از جمع فقط رقم آخر حساب است. بازیکن و بانکر هر کدام دو کارت می‌گیرند. هشت یا نه کار را تمام می‌کند.',
  rulesThird: 'کارت سوم',
  rulesThirdPlayer: 'بازیکن با 0 تا 5 کارت می‌کشد و با 6 و 7 می‌ایستد.',
  rulesThirdBanker:
    'اگر بازیکن ایستاده باشد، بانکر با 0 تا 5 کارت می‌کشد. وگرنه با 0 تا 2 می‌کشد؛ با 3 مگر اینکه کارت سوم بازیکن 8 باشد؛ با 4 اگر آن کارت 2 تا 7 باشد؛ با 5 اگر 4 تا 7 باشد؛ با 6 اگر 6 یا 7 باشد.',
  rulesPays: 'پرداخت‌ها',
  rulesCommission: 'بانکر 0.95 به 1 می‌پردازد: 5% کمیسیون از هر برد.',
  rulesHalfOnSix: 'بانکر 1 به 1 بدون کمیسیون می‌پردازد، اما وقتی با شش امتیاز ببرد 0.5 به 1.',
  rulesTieBack: 'مساوی شرط‌های روی بازیکن و بانکر را برمی‌گرداند.',
  rulesShoe:
    'از هر شو {rounds} دور پخش می‌شود، هر چه آمده باشد، بعد شوی تازه‌ای شروع می‌شود: پس شانس‌ها در هر دور دقیقاً یکسان است.',
}
