import type { AutoplayTable } from '../autoplay-words.ts'

export const table: AutoplayTable = {
  autoplay: 'အလိုအလျောက်ကစား',
  stopAutoplay: 'အလိုအလျောက်ကစားခြင်းရပ်ရန်',
  autoplayRounds: 'ပွဲအရေအတွက်',
  autoplayLossLimit: 'ဤမျှရှုံးလျှင် ရပ်ရန်',
  autoplayLossLimitWhy: 'စတင်ရန် ကန့်သတ်ချက်တစ်ခု ရွေးပါ။',
  autoplaySingleWin: 'တစ်ကြိမ်နိုင်ငွေ ဤမျှရှိလျှင် ရပ်ရန်',
  autoplaySingleWinNone: 'ကန့်သတ်မရှိ',
  autoplayStart_other: '{count} ပွဲ စတင်ရန်',
  'stopped-done': 'အလိုအလျောက်ကစား- ပွဲအားလုံး ပြီးပါပြီ။',
  'stopped-loss-limit': 'ရပ်သွားပြီ- ရှုံးငွေကန့်သတ် ပြည့်ပါပြီ။',
  'stopped-single-win': 'ရပ်သွားပြီ- ရွေးထားသောပမာဏ နိုင်ပါပြီ။',
  'stopped-feature': 'ရပ်သွားပြီ- အထူးပွဲ ပေါ်လာသည်။',
  'stopped-balance': 'ရပ်သွားပြီ- လက်ကျန်ငွေသည် လောင်းကြေးထက် နည်းသည်။',
  'stopped-hidden': 'သင်မရှိစဉ် ရပ်သွားသည်။',
  'stopped-trouble': 'အလိုအလျောက်ကစားခြင်း ရပ်သွားပြီ။',
  rounds_other: '{count} ပွဲ',
}
