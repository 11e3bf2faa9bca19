import { table as ofTables } from '../../../../tables/front/words/others/ar.ts'
import type { BaccaratTable } from '../words.ts'

export const table: BaccaratTable = {
  ...ofTables,
  player: 'اللاعب',
  banker: 'المصرفي',
  tie: 'تعادل',
  playerPair: 'زوج اللاعب',
  bankerPair: 'زوج المصرفي',
  playerWins: 'فاز اللاعب، {player} مقابل {banker}',
  bankerWins: 'فاز المصرفي، {banker} مقابل {player}',
  tieCame: 'تعادل عند {player}',
  pays: '{times} : 1',
  payHalfOnSix: '1 : 1*',
  spotLabel: '{spot}، يدفع {price}. فيشك: {laid}',
  letterPlayer: 'ل',
  letterBanker: 'م',
  letterTie: 'ت',
  roads: 'مسارات هذا الصندوق',
  roadBead: 'لوحة الخرز',
  roadBig: 'المسار الكبير',
  roadBigEye: 'مسار العين الكبيرة',
  roadSmall: 'المسار الصغير',
  roadCockroach: 'مسار الصرصور',
  rulesCards: 'الأوراق',
  rulesCardsText:
    'ثماني مجموعات. الآس بواحد، والعشرة والصور بلا قيمة؛ ومن المجموع تُحسب الآحاد فقط. لكل من اللاعب والمصرفي ورقتان. الثمانية أو التسعة تنهي الجولة.',
  rulesThird: 'الورقة الثالثة',
  rulesThirdPlayer: 'يسحب اللاعب عند 0 إلى 5 ويقف عند 6 و7.',
  rulesThirdBanker:
    'إذا وقف اللاعب يسحب المصرفي عند 0 إلى 5. وإلا يسحب عند 0 إلى 2؛ وعند 3 إلا إذا كانت ورقة اللاعب الثالثة 8؛ وعند 4 مع 2 إلى 7؛ وعند 5 مع 4 إلى 7؛ وعند 6 مع 6 أو 7.',
  rulesPays: 'ما يدفع',
  rulesCommission: 'يدفع المصرفي 0.95 : 1: عمولة 5% على كل ربح.',
  rulesHalfOnSix: 'يدفع المصرفي 1 : 1 بلا عمولة، لكن 0.5 : 1 إذا فاز بست نقاط.',
  rulesTieBack: 'عند التعادل تعود رهانات اللاعب والمصرفي.',
  rulesShoe: 'يُستعمل الصندوق {rounds} جولة مهما كانت النتائج ثم يبدأ صندوق جديد: فلكل جولة الفرص نفسها تمامًا.',
}
