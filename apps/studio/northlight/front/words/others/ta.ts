import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: 'வடதுருவ ஒளி!',
  wildRule: 'விளக்கு தவிர எல்லாக் குறிகளுக்கும் பதிலாகும். உருளை 2, 3, 4 இல்.',
  freeSpinsRule:
    'மூன்று அல்லது மேல் விளக்கு {awarded} இலவசச் சுழற்சிகள் தரும்; அவற்றில் ஒவ்வொரு வெற்றியும் ×{multiplier}. இலவசச் சுழற்சியில் மூன்று அல்லது மேல் விளக்கு மேலும் {awarded} சேர்க்கும், ஒரு சுற்றில் அதிகபட்சம் {limit}.',
  aurora: 'துருவ ஒளி',
  lantern: 'விளக்கு',
  reindeer: 'கலைமான்',
  fox: 'நரி',
  owl: 'ஆந்தை',
  hare: 'முயல்',
}
