import { table as ofTables } from '../../../../tables/front/words/others/kk.ts'
import type { BaccaratTable } from '../words.ts'

export const table: BaccaratTable = {
  ...ofTables,
  player: 'Ойыншы',
  banker: 'Банкир',
  tie: 'Тең',
  playerPair: 'Ойыншы жұбы',
  bankerPair: 'Банкир жұбы',
  playerWins: 'Ойыншы ұтты, {player} : {banker}',
  bankerWins: 'Банкир ұтты, {banker} : {player}',
  tieCame: 'Тең, {player} ұпай',
  pays: '{times} : 1',
  payHalfOnSix: '1 : 1*',
  spotLabel: '{spot}, төлемі {price}. Фишкаларыңыз: {laid}',
  letterPlayer: 'О',
  letterBanker: 'Б',
  letterTie: 'Т',
  roads: 'Осы шуздың жолдары',
  roadBead: 'Моншақ тақта',
  roadBig: 'Үлкен жол',
  roadBigEye: 'Үлкен көз жолы',
  roadSmall: 'Кіші жол',
  roadCockroach: 'Тарақан жолы',
  rulesCards: 'Карталар',
  rulesCardsText:
    'Сегіз колода. Тұз бір болып, ондық пен суретті карта нөл болып есептеледі; қосындының тек соңғы цифры есепке алынады. Ойыншы мен банкир екі картадан алады. Сегіз не тоғыз түссе, аяқталады.',
  rulesThird: 'Үшінші карта',
  rulesThirdPlayer: 'Ойыншы 0-ден 5-ке дейін карта алады, 6 мен 7-де тоқтайды.',
  rulesThirdBanker:
    'Ойыншы тоқтаса, банкир 0-ден 5-ке дейін карта алады. Әйтпесе 0-ден 2-ге дейін алады; 3-те — ойыншының үшінші картасы 8 болмаса; 4-те — ол 2-ден 7-ге дейін болса; 5-те — 4-тен 7-ге дейін болса; 6-да — 6 не 7 болса.',
  rulesPays: 'Не төленеді',
  rulesCommission: 'Банкир 0.95 : 1 төлейді: әр ұтыстан 5% комиссия.',
  rulesHalfOnSix: 'Банкир комиссиясыз 1 : 1 төлейді, бірақ алты ұпаймен ұтса, 0.5 : 1.',
  rulesTieBack: 'Тең болса, ойыншы мен банкирге тігілген бәстер қайтарылады.',
  rulesShoe:
    'Не түссе де, бір шуздан {rounds} раунд таратылады, содан кейін жаңасы басталады: сондықтан әр раундтың мүмкіндіктері дәл бірдей.',
}
