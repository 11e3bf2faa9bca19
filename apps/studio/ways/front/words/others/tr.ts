import type { WayTable } from '../way-words.ts'

export const table: WayTable = {
  autoplayFeature: 'Yeniden dönüş olunca dur',
  paytableNote: '{bet} bahiste bir yolun ödemesi',
  wildRule: 'Yıldız dışında her sembolün yerine geçer. 2, 3 ve 4. makarada; bütün makaraya yayılır.',
  scatterRule: 'Her yerde öder.',
  ways: '243 yol',
  waysRule:
    'Sembol, soldan başlayarak yan yana makaralardaysa hangi sırada olursa olsun öder. Her okuma yolu öder; hepsi toplanır.',
  respins: 'Joker makaralar ve yeniden dönüşler',
  respinsRule:
    'Joker gelince makarası tümden joker olur ve durur, ötekiler bedava bir kez daha döner. Her yeni joker makara bir dönüş daha verir: en çok üç.',
  respin: 'Yeniden dönüş',
  respinsDone: 'Joker makaraların kazancı',
  respinEvery: 'Yeniden dönüş, ortalama şu kadarda bir',
  toldWays_one: '{times} × {symbol}, {count} yol',
  toldWays_other: '{times} × {symbol}, {count} yol',
  toldRespins: 'Yeniden dönüşler',
  toldRespinsWon: 'Yeniden dönüşlerde kazanılan',
  toldNothing: 'Hiçbir yol ödemedi',
}
