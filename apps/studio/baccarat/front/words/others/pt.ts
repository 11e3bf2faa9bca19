import { table as ofTables } from '../../../../tables/front/words/others/pt.ts'
import type { BaccaratTable } from '../words.ts'

export const table: BaccaratTable = {
  ...ofTables,
  player: 'Jogador',
  banker: 'Banca',
  tie: 'Empate',
  playerPair: 'Par Jogador',
  bankerPair: 'Par Banca',
  playerWins: 'Jogador vence, {player} a {banker}',
  bankerWins: 'Banca vence, {banker} a {player}',
  tieCame: 'Empate em {player}',
  pays: '{times} : 1',
  payHalfOnSix: '1 : 1*',
  spotLabel: '{spot}, paga {price}. Suas fichas: {laid}',
  letterPlayer: 'J',
  letterBanker: 'B',
  letterTie: 'E',
  roads: 'Estradas deste sapato',
  roadBead: 'Estrada de contas',
  roadBig: 'Estrada grande',
  roadBigEye: 'Estrada olho grande',
  roadSmall: 'Estrada pequena',
  roadCockroach: 'Estrada barata',
  rulesCards: 'As cartas',
  rulesCardsText:
    'Oito baralhos. Ases valem um; dez e figuras, nada; de uma soma só conta o último dígito. Jogador e Banca recebem duas cartas cada. Oito ou nove encerra.',
  rulesThird: 'A terceira carta',
  rulesThirdPlayer: 'O Jogador compra com 0 a 5 e para com 6 e 7.',
  rulesThirdBanker:
    'Se o Jogador parou, a Banca compra com 0 a 5. Se não, compra com 0 a 2; com 3, a não ser que a terceira carta do Jogador seja um 8; com 4, diante de um 2 a 7; com 5, diante de um 4 a 7; com 6, diante de um 6 ou 7.',
  rulesPays: 'O que paga',
  rulesCommission: 'A Banca paga 0.95 : 1: uma comissão de 5% sobre cada prêmio.',
  rulesHalfOnSix: 'A Banca paga 1 : 1 sem comissão, mas 0.5 : 1 quando vence com seis pontos.',
  rulesTieBack: 'Um empate devolve as apostas em Jogador e Banca.',
  rulesShoe:
    'Um sapato é distribuído por {rounds} rodadas, saia o que sair, e depois começa um novo: assim toda rodada tem exatamente as mesmas chances.',
}
