import { table as ofTables } from '../../../../tables/front/words/others/hi.ts'
import type { BaccaratTable } from '../words.ts'

export const table: BaccaratTable = {
  ...ofTables,
  player: 'प्लेयर',
  banker: 'बैंकर',
  tie: 'टाई',
  playerPair: 'प्लेयर पेयर',
  bankerPair: 'बैंकर पेयर',
  playerWins: 'प्लेयर जीता, {player} बनाम {banker}',
  bankerWins: 'बैंकर जीता, {banker} बनाम {player}',
  tieCame: '{player} पर टाई',
  pays: '{times} : 1',
  payHalfOnSix: '1 : 1*',
  spotLabel: '{spot}, भुगतान {price}। आपकी चिप्स: {laid}',
  letterPlayer: 'P',
  letterBanker: 'B',
  letterTie: 'T',
  roads: 'इस शू के रोड',
  roadBead: 'बीड प्लेट',
  roadBig: 'बिग रोड',
  roadBigEye: 'बिग आई रोड',
  roadSmall: 'स्मॉल रोड',
  roadCockroach: 'कॉकरोच रोड',
  rulesCards: 'पत्ते',
  rulesCardsText:
    'आठ गड्डियां। इक्का एक गिना जाता है, दहला और तस्वीर वाले पत्ते शून्य; जोड़ का सिर्फ़ आखिरी अंक गिना जाता है। प्लेयर और बैंकर को दो-दो पत्ते मिलते हैं। आठ या नौ पर खेल खत्म।',
  rulesThird: 'तीसरा पत्ता',
  rulesThirdPlayer: 'प्लेयर 0 से 5 पर पत्ता लेता है और 6 व 7 पर रुकता है।',
  rulesThirdBanker:
    'अगर प्लेयर रुका, तो बैंकर 0 से 5 पर पत्ता लेता है। नहीं तो वह 0 से 2 पर लेता है; 3 पर लेता है, बशर्ते प्लेयर का तीसरा पत्ता 8 न हो; 4 पर, अगर वह पत्ता 2 से 7 हो; 5 पर, अगर 4 से 7 हो; 6 पर, अगर 6 या 7 हो।',
  rulesPays: 'भुगतान',
  rulesCommission: 'बैंकर पर 0.95 : 1 मिलता है: हर जीत पर 5% कमीशन।',
  rulesHalfOnSix: 'बैंकर पर बिना कमीशन 1 : 1 मिलता है, पर छह पॉइंट से जीतने पर 0.5 : 1।',
  rulesTieBack: 'टाई होने पर प्लेयर और बैंकर के दांव लौटा दिए जाते हैं।',
  rulesShoe:
    'एक शू {rounds} राउंड तक बांटा जाता है, चाहे कुछ भी आया हो, फिर नया शू शुरू होता है: इसलिए हर राउंड में संभावनाएं ठीक एक जैसी होती हैं।',
}
