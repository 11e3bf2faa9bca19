import { table as ofTables } from '../../../../tables/front/words/others/vi.ts'
import type { BaccaratTable } from '../words.ts'

export const table: BaccaratTable = {
  ...ofTables,
  player: 'Con',
  banker: 'Cái',
  tie: 'Hòa',
  playerPair: 'Đôi Con',
  bankerPair: 'Đôi Cái',
  playerWins: 'Con thắng, {player} – {banker}',
  bankerWins: 'Cái thắng, {banker} – {player}',
  tieCame: 'Hòa {player}',
  pays: '{times} : 1',
  payHalfOnSix: '1 : 1*',
  spotLabel: '{spot}, trả {price}. Chip của bạn: {laid}',
  letterPlayer: 'P',
  letterBanker: 'B',
  letterTie: 'T',
  roads: 'Cầu của hộp bài này',
  roadBead: 'Bảng hạt',
  roadBig: 'Đường lớn',
  roadBigEye: 'Đường mắt to',
  roadSmall: 'Đường nhỏ',
  roadCockroach: 'Đường gián',
  rulesCards: 'Lá bài',
  rulesCardsText:
    'Tám bộ bài. Át tính một, lá mười và lá hình tính không; tổng chỉ tính chữ số cuối. Con và Cái mỗi bên hai lá. Tám hoặc chín thì kết thúc.',
  rulesThird: 'Lá thứ ba',
  rulesThirdPlayer: 'Con rút khi có 0 đến 5 và dừng khi có 6 và 7.',
  rulesThirdBanker:
    'Nếu Con dừng, Cái rút khi có 0 đến 5. Nếu không, Cái rút khi có 0 đến 2; có 3 thì rút trừ khi lá thứ ba của Con là 8; có 4 khi lá đó là 2 đến 7; có 5 khi là 4 đến 7; có 6 khi là 6 hoặc 7.',
  rulesPays: 'Tỷ lệ trả',
  rulesCommission: 'Cái trả 0.95 : 1: hoa hồng 5% trên mỗi lần thắng.',
  rulesHalfOnSix: 'Cái trả 1 : 1 không hoa hồng, nhưng trả 0.5 : 1 khi thắng bằng sáu điểm.',
  rulesTieBack: 'Khi hòa, tiền cược Con và Cái được hoàn lại.',
  rulesShoe:
    'Một hộp bài được chia {rounds} vòng, dù ra gì, rồi bắt đầu hộp mới: nên mỗi vòng có cơ hội như nhau tuyệt đối.',
}
