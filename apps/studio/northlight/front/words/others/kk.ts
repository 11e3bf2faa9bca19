import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: 'Солтүстік шұғыласы!',
  wildRule: 'Шам белгісінен басқа барлық белгінің орнына жүреді. 2, 3 және 4-барабанда.',
  freeSpinsRule:
    'Үш не одан көп шам {awarded} тегін айналым береді, ондағы әр ұтыс ×{multiplier}. Тегін айналымда үш не одан көп шам тағы {awarded} қосады, раундта ең көбі {limit}.',
  aurora: 'Шұғыла',
  lantern: 'Шам',
  reindeer: 'Бұғы',
  fox: 'Түлкі',
  owl: 'Үкі',
  hare: 'Қоян',
}
