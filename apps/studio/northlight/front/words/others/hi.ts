import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: 'उत्तरी रोशनी!',
  wildRule: 'लालटेन को छोड़कर हर चिह्न की जगह लेता है। रील 2, 3 और 4 पर।',
  freeSpinsRule:
    'तीन या अधिक लालटेन {awarded} फ़्री स्पिन देते हैं, जिनमें हर जीत ×{multiplier} है। फ़्री स्पिन में तीन या अधिक लालटेन {awarded} और जोड़ते हैं, एक राउंड में अधिकतम {limit}।',
  aurora: 'ऑरोरा',
  lantern: 'लालटेन',
  reindeer: 'रेनडियर',
  fox: 'लोमड़ी',
  owl: 'उल्लू',
  hare: 'खरहा',
}
