import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: 'उत्तरी ज्योति!',
  wildRule: 'लालटिन बाहेक हरेक चिह्नको सट्टा आउँछ। रिल 2, 3 र 4 मा।',
  freeSpinsRule:
    'तीन वा बढी लालटिनले {awarded} फ्री स्पिन दिन्छ, जसमा हरेक जित ×{multiplier} हुन्छ। फ्री स्पिनमा तीन वा बढी लालटिनले थप {awarded} दिन्छ, एक राउन्डमा बढीमा {limit}।',
  aurora: 'अरोरा',
  lantern: 'लालटिन',
  reindeer: 'रेन्डियर',
  fox: 'फ्याउरो',
  owl: 'लाटोकोसेरो',
  hare: 'खरायो',
}
