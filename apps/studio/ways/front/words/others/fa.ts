import type { WayTable } from '../way-words.ts'

export const table: WayTable = {
  autoplayFeature: 'توقف با چرخش دوباره',
  paytableNote: 'پرداخت یک راه با شرط {bet}',
  wildRule: 'جای هر نماد جز ستاره می‌نشیند. روی حلقه‌های 2، 3 و 4؛ همهٔ حلقه را می‌گیرد.',
  scatterRule: 'هر جا می‌پردازد.',
  ways: '243 راه',
  waysRule: 'نماد وقتی می‌پردازد که از چپ روی حلقه‌های کنار هم باشد، در هر ردیف. هر راه خواندن می‌پردازد؛ همه جمع می‌شود.',
  respins: 'حلقه‌های وایلد و چرخش دوباره',
  respinsRule:
    'وقتی وایلد بیاید، همهٔ حلقه‌اش وایلد می‌شود و می‌ماند و بقیه یک بار دیگر رایگان می‌چرخند. هر حلقهٔ وایلد تازه یک چرخش دیگر می‌دهد: تا سه بار.',
  respin: 'چرخش دوباره',
  respinsDone: 'حاصل حلقه‌های وایلد',
  respinEvery: 'چرخش دوباره، به‌طور میانگین یک بار در',
  toldWays_one: '{times} × {symbol}، {count} راه',
  toldWays_other: '{times} × {symbol}، {count} راه',
  toldRespins: 'چرخش‌های دوباره',
  toldRespinsWon: 'برد در چرخش دوباره',
  toldNothing: 'هیچ راهی نپرداخت',
}
