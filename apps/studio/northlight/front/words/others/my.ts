import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: 'မြောက်ဝင်ရိုးစွန်းအလင်း!',
  wildRule: 'မီးအိမ်မှလွဲ၍ သင်္ကေတအားလုံးကို အစားထိုးသည်။ ဘီး 2၊ 3 နှင့် 4 ပေါ်တွင်။',
  freeSpinsRule:
    'မီးအိမ်သုံးခုနှင့်အထက်က အခမဲ့လှည့်ခွင့် {awarded} ကြိမ်ပေးပြီး နိုင်ငွေတိုင်း ×{multiplier} ဖြစ်သည်။ အခမဲ့လှည့်စဉ် မီးအိမ်သုံးခုနှင့်အထက်က နောက်ထပ် {awarded} ကြိမ် ထပ်ပေးသည်၊ တစ်ပွဲလျှင် အများဆုံး {limit} ကြိမ်။',
  aurora: 'ဝင်ရိုးစွန်းအလင်း',
  lantern: 'မီးအိမ်',
  reindeer: 'ရိန်းဒီယာ',
  fox: 'မြေခွေး',
  owl: 'ဇီးကွက်',
  hare: 'တောယုန်',
}
