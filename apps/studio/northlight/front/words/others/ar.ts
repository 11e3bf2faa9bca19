import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: 'أضواء الشمال!',
  wildRule: 'يحل محل كل رمز ما عدا الفانوس. يظهر على البكرات الثانية والثالثة والرابعة.',
  freeSpinsRule:
    'ثلاثة فوانيس أو أكثر تمنح {awarded} لفات مجانية، ويُدفع فيها كل ربح مضروبًا في {multiplier}. وثلاثة فوانيس أو أكثر أثناءها تضيف {awarded} لفات أخرى، حتى {limit} في الجولة الواحدة.',
  aurora: 'الشفق',
  lantern: 'الفانوس',
  reindeer: 'الرنة',
  fox: 'الثعلب',
  owl: 'البومة',
  hare: 'الأرنب',
}
