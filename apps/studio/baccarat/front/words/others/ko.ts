import { table as ofTables } from '../../../../tables/front/words/others/ko.ts'
import type { BaccaratTable } from '../words.ts'

export const table: BaccaratTable = {
  ...ofTables,
  player: '플레이어',
  banker: '뱅커',
  tie: '타이',
  playerPair: '플레이어 페어',
  bankerPair: '뱅커 페어',
  playerWins: '플레이어 승, {player} 대 {banker}',
  bankerWins: '뱅커 승, {banker} 대 {player}',
  tieCame: '{player}점 타이',
  pays: '{times} : 1',
  payHalfOnSix: '1 : 1*',
  spotLabel: '{spot}, 배당 {price}. 내 칩: {laid}',
  letterPlayer: 'P',
  letterBanker: 'B',
  letterTie: 'T',
  roads: '이 슈의 그림장',
  roadBead: '육매',
  roadBig: '본매',
  roadBigEye: '중국점 1군',
  roadSmall: '중국점 2군',
  roadCockroach: '중국점 3군',
  rulesCards: '카드',
  rulesCardsText:
    '여덟 벌의 카드를 써요. A는 1, 10과 그림 카드는 0으로 세고, 합계는 끝자리만 세요. 플레이어와 뱅커가 두 장씩 받아요. 8이나 9가 나오면 거기서 끝나요.',
  rulesThird: '세 번째 카드',
  rulesThirdPlayer: '플레이어는 0~5에서 카드를 받고 6과 7에서 멈춰요.',
  rulesThirdBanker:
    '플레이어가 멈추면 뱅커는 0~5에서 카드를 받아요. 그렇지 않으면 0~2에서 받아요. 3에서는 플레이어의 세 번째 카드가 8이 아니면 받아요. 4에서는 그 카드가 2~7일 때, 5에서는 4~7일 때, 6에서는 6이나 7일 때 받아요.',
  rulesPays: '배당',
  rulesCommission: '뱅커의 배당은 0.95 : 1이에요. 이길 때마다 5%의 커미션이 있어요.',
  rulesHalfOnSix: '뱅커의 배당은 커미션 없이 1 : 1이지만, 6점으로 이기면 0.5 : 1이에요.',
  rulesTieBack: '타이가 나오면 플레이어와 뱅커에 건 베팅액이 돌아와요.',
  rulesShoe:
    '슈 하나는 무엇이 나오든 {rounds}라운드 동안 쓰이고, 그다음 새 슈가 시작돼요. 그래서 모든 라운드의 확률이 정확히 같아요.',
}
