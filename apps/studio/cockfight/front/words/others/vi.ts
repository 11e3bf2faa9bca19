import { table as ofTables } from '../../../../tables/front/words/others/vi.ts'
import type { ArenaTable } from '../words.ts'

export const table: ArenaTable = {
  ...ofTables,
  meron: 'Meron',
  wala: 'Wala',
  draw: 'Hòa',
  meronWins: 'Meron thắng',
  walaWins: 'Wala thắng',
  drawCame: 'Hòa: tiền cược hai bên được hoàn lại',
  drawPrice: '8 : 1',
  noOdds: 'chưa có tỷ lệ',
  pool: 'Quỹ {amount}',
  seed: 'Vốn mồi của nhà cái mỗi bên: {amount}',
  spotLabel: '{spot}, tỷ lệ {odds}. Chip của bạn: {laid}',
  lastBouts: 'Các trận gần đây',
  rulesArena: 'Đấu trường',
  rulesArenaText:
    'Hai chiếc mào gặp nhau: Meron và Wala. Đây là game quay số; không có con vật nào tham gia. Trong 400 cơ hội bằng nhau, Meron và Wala mỗi bên có 179, hòa có 42.',
  rulesPool: 'Tỷ lệ từ quỹ',
  rulesPoolText:
    'Toàn bộ tiền cược hai bên cùng vốn mồi của nhà cái tạo thành quỹ. Nhà cái giữ {takeout}% của quỹ; phần còn lại chia cho tiền cược của bên thắng. Tỷ lệ cắt còn hai chữ số thập phân, phần lẻ còn lại cũng thuộc nhà cái; tỷ lệ không bao giờ dưới 1.00. Tính theo tỷ lệ lúc đóng cược.',
  rulesSeed: 'Nhà cung cấp đặt vốn mồi {amount} vào mỗi bên. Khoản này là một phần của quỹ và ai cũng thấy.',
  rulesNoSeed: 'Đấu trường này không có vốn mồi của nhà cái: quỹ chỉ gồm tiền cược của người chơi.',
  rulesEmpty: 'Nếu một bên không có cược khi đóng cược, tiền cược bên kia được hoàn lại.',
  rulesDraw: 'Hòa trả 8 : 1 và không thuộc quỹ; khi hòa, tiền cược hai bên được hoàn lại.',
  returnSide: 'Meron hoặc Wala, khi quỹ hai bên bằng nhau',
  returnDraw: 'Hòa',
  toldOdds: 'Tỷ lệ cuối của {side}',
  toldPool: 'Tiền cược của người chơi vào {side}',
  toldSeed: 'Vốn của nhà cái ở mỗi bên',
}
