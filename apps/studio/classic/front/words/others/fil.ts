import type { ClassicTable } from '../classic-words.ts'

export const table: ClassicTable = {
  autoplayFeature: 'Itigil kapag napanalunan ang jackpot',
  seven: 'Siyete',
  'three-bars': 'Triple bar',
  'two-bars': 'Double bar',
  'one-bar': 'Single bar',
  bell: 'Kampana',
  cherry: 'Seresa',
  lemon: 'Limon',
  plum: 'Sirwelas',
  anyBars: 'Alinmang tatlong bar',
  twoCherries: 'Dalawang seresa sa kaliwang mga reel',
  linesRule:
    'Nilalaro ang lahat ng 5 linya sa bawat round. Binabayaran ng linya ang pinakamalaking panalo nito; pinagsasama ang panalo ng iba’t ibang linya.',
  jackpot: 'Jackpot',
  jackpotWon: 'Iyo ang jackpot!',
  jackpotRule:
    '{share} ng bawat taya ay napupunta sa jackpot. Maaaring mapanalunan ng alinmang round ang lahat nito, anuman ang ipakita ng mga reel; saka ito magsisimula muli.',
  jackpotChance: 'Sa tayang {bet}, 1 sa {rounds} ang pagkakataon; doble ang pagkakataon sa dobleng taya.',
  returnOfJackpot: 'Dagdag na balik mula sa jackpot',
}
