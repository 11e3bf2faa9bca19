import type { ClassicTable } from '../classic-words.ts'

export const table: ClassicTable = {
  autoplayFeature: 'Джекпот ұтылғанда тоқтау',
  seven: 'Жетілік',
  'three-bars': 'Үштік BAR',
  'two-bars': 'Қос BAR',
  'one-bar': 'Дара BAR',
  bell: 'Қоңырау',
  cherry: 'Шие',
  lemon: 'Лимон',
  plum: 'Қара өрік',
  anyBars: 'Кез келген үш BAR',
  twoCherries: 'Сол барабандарда екі шие',
  linesRule: 'Әр раундта барлық 5 сызық ойналады. Сызық ең жақсы ұтысын төлейді; әр сызықтың ұтысы қосылады.',
  jackpot: 'Джекпот',
  jackpotWon: 'Джекпот сіздікі!',
  jackpotRule:
    'Әр тігудің {share} бөлігі джекпотқа түседі. Барабандар не көрсетсе де, кез келген раунд бәрін ұтуы мүмкін; сосын қайта басталады.',
  jackpotChance: '{bet} тігуде мүмкіндік {rounds} ішінен 1; екі есе тігуде екі есе.',
  returnOfJackpot: 'Джекпоттан қосымша қайтарым',
}
