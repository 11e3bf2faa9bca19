import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: 'လောင်းငွေ',
  lowerBet: 'လောင်းကြေးလျှော့ရန်',
  raiseBet: 'လောင်းကြေးတိုးရန်',
  win: 'နိုင်ငွေ',
  standsIn: '{title} အစား စမ်းသပ်ဂိမ်း။',
  bigWin: 'အနိုင်ကြီး',
  greatWin: 'အနိုင်အလွန်ကြီး',
  hugeWin: 'ဧရာမအနိုင်',
  betInstead: '{amount} ကိုသာ လောင်းရန်',
  resumed: 'ဤသည်မှာ သင်အဆုံးထိ မကြည့်ခဲ့သော ပွဲဖြစ်သည်။',
  figures: 'ကိန်းဂဏန်းများ',
  returnToPlayer: 'ကစားသမားသို့ ပြန်ပေးမှု (RTP)',
  hitRate: 'နိုင်သောပွဲများ',
  volatility: 'အတက်အကျ',
  'volatility-low': 'နည်း (စံသွေဖည်မှု လောင်းကြေး၏ {deviation}×)',
  'volatility-medium': 'အလယ်အလတ် (စံသွေဖည်မှု လောင်းကြေး၏ {deviation}×)',
  'volatility-high': 'များ (စံသွေဖည်မှု လောင်းကြေး၏ {deviation}×)',
  largestWin: 'တစ်ပွဲ၏ အများဆုံးနိုင်ငွေ',
  timesBet: 'လောင်းကြေး၏ {times}×',
  interrupted: 'လိုင်းပြတ်ရင် သင်မပါဘဲ ပွဲကို အဆုံးသတ်ပြီး နိုင်ငွေ ပေးပါတယ်။ ပြန်ဝင်လာရင် မြင်ရပါမယ်။',
}
