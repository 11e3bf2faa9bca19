import { table as ofTables } from '../../../../tables/front/words/others/ru.ts'
import type { BaccaratTable } from '../words.ts'

export const table: BaccaratTable = {
  ...ofTables,
  player: 'Игрок',
  banker: 'Банкир',
  tie: 'Ничья',
  playerPair: 'Пара игрока',
  bankerPair: 'Пара банкира',
  playerWins: 'Игрок выиграл, {player} : {banker}',
  bankerWins: 'Банкир выиграл, {banker} : {player}',
  tieCame: 'Ничья, по {player}',
  pays: '{times} : 1',
  payHalfOnSix: '1 : 1*',
  spotLabel: '{spot}, выплата {price}. Ваши фишки: {laid}',
  letterPlayer: 'И',
  letterBanker: 'Б',
  letterTie: 'Н',
  roads: 'Дороги этого шуза',
  roadBead: 'Бусины',
  roadBig: 'Большая дорога',
  roadBigEye: 'Большой глаз',
  roadSmall: 'Малая дорога',
  roadCockroach: 'Тараканья дорога',
  rulesCards: 'Карты',
  rulesCardsText:
    'Восемь колод. Туз — одно очко, десятки и картинки — ноль; от суммы считается только последняя цифра. Игрок и банкир получают по две карты. Восемь или девять завершают раздачу.',
  rulesThird: 'Третья карта',
  rulesThirdPlayer: 'Игрок берёт карту при сумме от 0 до 5 и останавливается при 6 и 7.',
  rulesThirdBanker:
    'Если игрок остановился, банкир берёт карту при сумме от 0 до 5. Иначе он берёт при 0–2; при 3, если третья карта игрока не 8; при 4, если она от 2 до 7; при 5, если от 4 до 7; при 6, если 6 или 7.',
  rulesPays: 'Что выплачивается',
  rulesCommission: 'Банкир платит 0.95 : 1: комиссия 5% с каждого выигрыша.',
  rulesHalfOnSix: 'Банкир платит 1 : 1 без комиссии, но 0.5 : 1, когда он выигрывает с шестью очками.',
  rulesTieBack: 'При ничьей ставки на игрока и банкира возвращаются.',
  rulesShoe:
    'Из шуза сдаётся {rounds} раундов, что бы ни выпало, затем начинается новый: поэтому в каждом раунде шансы совершенно одинаковы.',
}
