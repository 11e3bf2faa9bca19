import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: 'شمالی روشنیاں!',
  wildRule: 'لالٹین کے سوا ہر نشان کی جگہ لیتا ہے۔ ریل 2، 3 اور 4 پر۔',
  freeSpinsRule:
    'لالٹین تین یا زیادہ بار آئے تو {awarded} فری اسپن ملتے ہیں، جن میں ہر جیت ×{multiplier} ہے۔ فری اسپن میں لالٹین پھر تین یا زیادہ بار آئے تو {awarded} مزید ملتے ہیں، ایک راؤنڈ میں زیادہ سے زیادہ {limit}۔',
  aurora: 'ارورا',
  lantern: 'لالٹین',
  reindeer: 'رینڈیئر',
  fox: 'لومڑی',
  owl: 'الو',
  hare: 'خرگوش',
}
