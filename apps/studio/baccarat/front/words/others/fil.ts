import { table as ofTables } from '../../../../tables/front/words/others/fil.ts'
import type { BaccaratTable } from '../words.ts'

export const table: BaccaratTable = {
  ...ofTables,
  player: 'Player',
  banker: 'Banker',
  tie: 'Tabla',
  playerPair: 'Player pair',
  bankerPair: 'Banker pair',
  playerWins: 'Panalo ang player, {player} sa {banker}',
  bankerWins: 'Panalo ang banker, {banker} sa {player}',
  tieCame: 'Tabla sa {player}',
  pays: '{times} : 1',
  payHalfOnSix: '1 : 1*',
  spotLabel: '{spot}, bayad {price}. Mga chip mo: {laid}',
  letterPlayer: 'P',
  letterBanker: 'B',
  letterTie: 'T',
  roads: 'Mga daan ng shoe na ito',
  roadBead: 'Bead plate',
  roadBig: 'Malaking daan',
  roadBigEye: 'Daan ng malaking mata',
  roadSmall: 'Maliit na daan',
  roadCockroach: 'Daan ng ipis',
  rulesCards: 'Ang mga baraha',
  rulesCardsText:
    'Walong deck. Isa ang alas, wala ang sampu at mga larawan; huling numero lang ng suma ang bilang. Tig-dalawang baraha ang player at banker. Tapos agad sa walo o siyam.',
  rulesThird: 'Ang ikatlong baraha',
  rulesThirdPlayer: 'Humuhugot ang player sa 0 hanggang 5 at tumitigil sa 6 at 7.',
  rulesThirdBanker:
    'Kung tumigil ang player, humuhugot ang banker sa 0 hanggang 5. Kung hindi: humuhugot sa 0 hanggang 2; sa 3 maliban kung 8 ang ikatlo ng player; sa 4 kapag 2 hanggang 7; sa 5 kapag 4 hanggang 7; sa 6 kapag 6 o 7.',
  rulesPays: 'Mga bayad',
  rulesCommission: 'Nagbabayad ang banker ng 0.95 : 1: 5% komisyon sa bawat panalo.',
  rulesHalfOnSix: 'Nagbabayad ang banker ng 1 : 1 nang walang komisyon, pero 0.5 : 1 kapag nanalo sa anim na puntos.',
  rulesTieBack: 'Sa tabla, ibinabalik ang mga taya sa player at banker.',
  rulesShoe:
    'Ginagamit ang isang shoe nang {rounds} round, anuman ang lumabas, saka nagsisimula ang bago: kaya pantay-pantay ang pagkakataon sa bawat round.',
}
