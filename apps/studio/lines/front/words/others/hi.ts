import type { LineTable } from '../line-words.ts'

export const table: LineTable = {
  autoplayFeature: 'फ़्री स्पिन शुरू होने पर रुकें',
  freeSpins_one: '{count} फ़्री स्पिन',
  freeSpins_other: '{count} फ़्री स्पिन',
  freeSpinsPayTwice: 'हर जीत दोगुनी',
  freeSpinOf: 'फ़्री स्पिन {played} / {all}',
  moreFreeSpins_one: '{count} और फ़्री स्पिन',
  moreFreeSpins_other: '{count} और फ़्री स्पिन',
  freeSpinsDone: 'फ़्री स्पिन से मिला',
  start: 'शुरू करें',
  wildRule: 'सितारे को छोड़कर हर चिह्न की जगह लेता है। रील 2, 3 और 4 पर।',
  scatterRule: 'कहीं भी भुगतान। तीन या अधिक से फ़्री स्पिन खुलते हैं।',
  freeSpinsRule:
    'तीन या अधिक सितारे {awarded} फ़्री स्पिन देते हैं, जिनमें हर जीत ×{multiplier} है। फ़्री स्पिन में तीन या अधिक सितारे {awarded} और जोड़ते हैं, एक राउंड में अधिकतम {limit}।',
  linesRule:
    'हर राउंड में सभी 20 लाइनें खेली जाती हैं। लाइन बाईं रील से एक चिह्न की सबसे लंबी कड़ी का भुगतान करती है। अलग लाइनों की जीतें जुड़ती हैं।',
  freeSpinsEvery: 'फ़्री स्पिन, औसतन एक बार इतने में',
  toldFreeSpins: 'फ़्री स्पिन',
  toldFreeSpinsWon: 'फ़्री स्पिन में जीता',
}
