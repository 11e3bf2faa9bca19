import type { LineTable } from '../line-words.ts'

export const table: LineTable = {
  autoplayFeature: 'Тегін айналым басталғанда тоқтау',
  freeSpins_one: '{count} тегін айналым',
  freeSpins_other: '{count} тегін айналым',
  freeSpinsPayTwice: 'Әр ұтыс екі есе',
  freeSpinOf: 'Тегін айналым {played} / {all}',
  moreFreeSpins_one: 'Тағы {count} тегін айналым',
  moreFreeSpins_other: 'Тағы {count} тегін айналым',
  freeSpinsDone: 'Тегін айналымдар бергені',
  start: 'Бастау',
  wildRule: 'Жұлдыз белгісінен басқа барлық белгінің орнына жүреді. 2, 3 және 4-барабанда.',
  scatterRule: 'Кез келген жерде төлейді. Үшеуі не көбі тегін айналым ашады.',
  freeSpinsRule:
    'Үш не одан көп жұлдыз {awarded} тегін айналым береді, ондағы әр ұтыс ×{multiplier}. Тегін айналымда үш не одан көп жұлдыз тағы {awarded} қосады, раундта ең көбі {limit}.',
  linesRule:
    'Әр раундта барлық 20 сызық ойналады. Сызық сол жақ барабаннан басталған бір белгінің ең ұзын тізбегін төлейді. Әр сызықтың ұтысы қосылады.',
  freeSpinsEvery: 'Тегін айналым орта есеппен мыншада бір',
  toldFreeSpins: 'Тегін айналымдар',
  toldFreeSpinsWon: 'Тегін айналымда ұтылғаны',
}
