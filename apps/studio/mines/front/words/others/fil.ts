import type { MinesKey } from '../english.ts'

export const table: Readonly<Record<MinesKey, string>> = {
  minesOnBoard: 'Mga mina',
  fewer: 'Bawasan ang mina',
  more: 'Dagdagan ang mina',
  nextField: 'Susunod na kahon',
  worthNow: 'Halaga ngayon',
  openField: 'Magbukas ng kahon',
  firstPays: 'Ang unang ligtas na kahon ay gagawin itong {amount}',
  cashOut: 'Kunin ang {amount}',
  orGoOn: 'o buksan ang susunod na kahon',
  field: 'Kahon {field}',
  gemAt: 'Kahon {field}: ligtas',
  mineAt: 'Kahon {field}: mina',
  hit: 'May mina sa kahon {field}',
  taken: 'Kinuha pagkatapos ng {count} ligtas na kahon',
  mineList: 'Mga mina sa kahon {fields}',
  alreadyOpen: 'Bukas na ang kahong ito.',
  openFirst: 'Magbukas muna ng kahon: wala pang makukuha hanggang doon.',
  roundRuns: 'Tumatakbo pa ang huli mong round. Narito ito.',
  howOpen:
    'May mga mina sa ilalim ng ilan sa 25 kahon; ikaw ang magsasabi kung ilan. Isa-isang buksan ang mga kahon: mas mahalaga ang bawat ligtas, at puwede mong kunin ang panalo pagkatapos ng alinman. Tinatapos ng mina ang round at talo ang taya.',
  howPrice:
    'Ang halaga ng round ay 99 % ng taya na hinati sa tsansang makarating doon. Kapag binayaran, pinuputol ang mga bahagi ng sentimo.',
  howEnds:
    'Kusang nagbabayad ang huling ligtas na kahon, pati ang unang kahon na ginagawang 10,000 taya o higit pa ang halaga ng round.',
  returnMines:
    'Sa lahat ng taya, 99 % ang bumabalik, ilan man ang mina at saan ka man tumigil, bawas ang mga bahagi ng sentimo na pinuputol sa pagbabayad.',
  left: 'Ang round na iniwan ay nananatili: sa ibang araw o ibang telepono, makikita mo ito rito. Pagkatapos ng 24 na oras kusa itong kinukuha; kung walang nabuksang kahon, ibinabalik ang taya.',
  howDraw:
    'Binubunot ang lahat ng mina sa pagtaya: bawat isa mula sa mga kahong libre pa, binibilang mula 1, pakaliwa-pakanan at pababa. Sinasabi ang mga ito kasama ng seed pagkatapos ng round.',
  safeFields: 'Ligtas na nabuksan',
}
