import { table as ofTables } from '../../../../tables/front/words/others/my.ts'
import type { BaccaratTable } from '../words.ts'

export const table: BaccaratTable = {
  ...ofTables,
  player: 'ပလေယာ',
  banker: 'ဘန်ကာ',
  tie: 'သရေ',
  playerPair: 'ပလေယာ အပူး',
  bankerPair: 'ဘန်ကာ အပူး',
  playerWins: 'ပလေယာ နိုင်၊ {player} နဲ့ {banker}',
  bankerWins: 'ဘန်ကာ နိုင်၊ {banker} နဲ့ {player}',
  tieCame: '{player} နဲ့ သရေ',
  pays: '{times} : 1',
  payHalfOnSix: '1 : 1*',
  spotLabel: '{spot}၊ ရငွေ {price}။ သင့်ချစ်ပ် - {laid}',
  letterPlayer: 'P',
  letterBanker: 'B',
  letterTie: 'T',
  roads: 'ဒီရှူးရဲ့ ရလဒ်ဇယားများ',
  roadBead: 'Bead plate',
  roadBig: 'Big road',
  roadBigEye: 'Big eye road',
  roadSmall: 'Small road',
  roadCockroach: 'Cockroach road',
  rulesCards: 'ဖဲချပ်များ',
  rulesCardsText:
    'ဖဲရှစ်ထုပ်။ A က တစ်၊ ဆယ်နဲ့ ရုပ်ပုံဖဲတွေက သုညပါ။ ပေါင်းလဒ်ရဲ့ နောက်ဆုံးဂဏန်းကိုသာ တွက်ပါတယ်။ ပလေယာနဲ့ ဘန်ကာ တစ်ဖက်ကို ဖဲနှစ်ချပ်စီ ရပါတယ်။ ရှစ် သို့မဟုတ် ကိုးဆိုရင် ပြီးပါပြီ။',
  rulesThird: 'တတိယဖဲ',
  rulesThirdPlayer: 'ပလေယာက 0 မှ 5 ဆိုရင် ဖဲဆွဲပြီး 6 နဲ့ 7 ဆိုရင် ရပ်ပါတယ်။',
  rulesThirdBanker:
    'ပလေယာ ရပ်ရင် ဘန်ကာက 0 မှ 5 ဆိုရင် ဖဲဆွဲပါတယ်။ မရပ်ရင် 0 မှ 2 ဆိုရင် ဆွဲပါတယ်။ 3 ဆိုရင် ပလေယာရဲ့ တတိယဖဲ 8 မဟုတ်မှ ဆွဲပါတယ်။ 4 ဆိုရင် အဲဒီဖဲ 2 မှ 7၊ 5 ဆိုရင် 4 မှ 7၊ 6 ဆိုရင် 6 သို့မဟုတ် 7 ဖြစ်မှ ဆွဲပါတယ်။',
  rulesPays: 'ရငွေ',
  rulesCommission: 'ဘန်ကာက 0.95 : 1 ပေးပါတယ် - နိုင်တိုင်း ကော်မရှင် 5% ပါ။',
  rulesHalfOnSix: 'ဘန်ကာက ကော်မရှင်မယူဘဲ 1 : 1 ပေးပါတယ်၊ ခြောက်မှတ်နဲ့ နိုင်ရင်တော့ 0.5 : 1 ပါ။',
  rulesTieBack: 'သရေဆိုရင် ပလေယာနဲ့ ဘန်ကာပေါ်က လောင်းငွေတွေ ပြန်အမ်းပါတယ်။',
  rulesShoe: 'ဘာထွက်ထွက် ရှူးတစ်ခုကို {rounds} ပွဲ ဝေပြီး ရှူးအသစ် စပါတယ် - ဒါကြောင့် ပွဲတိုင်းရဲ့ ဖြစ်နိုင်ခြေ အတိအကျ တူပါတယ်။',
}
