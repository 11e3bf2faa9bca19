import type { WayTable } from '../way-words.ts'

export const table: WayTable = {
  autoplayFeature: 'रीस्पिन होने पर रुकें',
  paytableNote: '{bet} के दाँव पर एक रास्ते का भुगतान',
  wildRule: 'सितारे को छोड़कर हर चिह्न की जगह लेता है। रील 2, 3 और 4 पर; पूरी रील पर फैलता है।',
  scatterRule: 'कहीं भी भुगतान।',
  ways: '243 रास्ते',
  waysRule: 'चिह्न तब भुगतान करता है जब वह बाईं ओर से लगातार रीलों पर हो, किसी भी पंक्ति में। हर रास्ता भुगतान करता है; सब जुड़ते हैं।',
  respins: 'वाइल्ड रीलें और रीस्पिन',
  respinsRule:
    'वाइल्ड आने पर उसकी पूरी रील वाइल्ड होकर ठहर जाती है और बाकी एक बार मुफ़्त घूमती हैं। हर नई वाइल्ड रील एक और रीस्पिन देती है: अधिकतम तीन।',
  respin: 'रीस्पिन',
  respinsDone: 'वाइल्ड रीलों से मिला',
  respinEvery: 'रीस्पिन, औसतन एक बार इतने में',
  toldWays_one: '{times} × {symbol}, {count} रास्ता',
  toldWays_other: '{times} × {symbol}, {count} रास्ते',
  toldRespins: 'रीस्पिन',
  toldRespinsWon: 'रीस्पिन में जीता',
  toldNothing: 'किसी रास्ते ने नहीं दिया',
}
