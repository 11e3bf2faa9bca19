import { table as ofTables } from '../../../../tables/front/words/others/ne.ts'
import type { BaccaratTable } from '../words.ts'

export const table: BaccaratTable = {
  ...ofTables,
  player: 'प्लेयर',
  banker: 'बैंकर',
  tie: 'टाई',
  playerPair: 'प्लेयर पेयर',
  bankerPair: 'बैंकर पेयर',
  playerWins: 'प्लेयरको जित, {player}–{banker}',
  bankerWins: 'बैंकरको जित, {banker}–{player}',
  tieCame: '{player} मा टाई',
  pays: '{times} : 1',
  payHalfOnSix: '1 : 1*',
  spotLabel: '{spot}, भुक्तानी {price}। तपाईंका चिप: {laid}',
  letterPlayer: 'P',
  letterBanker: 'B',
  letterTie: 'T',
  roads: 'यो शूका रोड',
  roadBead: 'बिड प्लेट',
  roadBig: 'बिग रोड',
  roadBigEye: 'बिग आई रोड',
  roadSmall: 'स्मल रोड',
  roadCockroach: 'ककरोच रोड',
  rulesCards: 'तास',
  rulesCardsText:
    'आठ डेक। एक्का एक गनिन्छ, दस र तस्बिर भएका तास शून्य; जोडको अन्तिम अङ्क मात्र गनिन्छ। प्लेयर र बैंकरले दुई-दुई तास पाउँछन्। आठ वा नौ आए त्यहीँ सकिन्छ।',
  rulesThird: 'तेस्रो तास',
  rulesThirdPlayer: 'प्लेयरले 0 देखि 5 मा तास लिन्छ, 6 र 7 मा रोकिन्छ।',
  rulesThirdBanker:
    'प्लेयर रोकिएको भए बैंकरले 0 देखि 5 मा तास लिन्छ। नत्र 0 देखि 2 मा लिन्छ; 3 मा, प्लेयरको तेस्रो तास 8 नभए; 4 मा, त्यो 2 देखि 7 भए; 5 मा, त्यो 4 देखि 7 भए; 6 मा, त्यो 6 वा 7 भए।',
  rulesPays: 'भुक्तानी',
  rulesCommission: 'बैंकरको भुक्तानी 0.95 : 1: हरेक जितमा 5% कमिसन।',
  rulesHalfOnSix: 'बैंकरको भुक्तानी कमिसनबिना 1 : 1, तर छ अङ्कले जिते 0.5 : 1।',
  rulesTieBack: 'टाई भए प्लेयर र बैंकरका बाजी फिर्ता हुन्छन्।',
  rulesShoe: 'जे आए पनि एउटा शूबाट {rounds} राउन्ड बाँडिन्छ, त्यसपछि नयाँ सुरु हुन्छ: त्यसैले हरेक राउन्डको सम्भावना ठ्याक्कै उही हुन्छ।',
}
