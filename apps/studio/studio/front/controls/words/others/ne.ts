import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: 'बाजी',
  lowerBet: 'बाजी घटाउनुहोस्',
  raiseBet: 'बाजी बढाउनुहोस्',
  win: 'जित',
  standsIn: '{title} को सट्टा स्यान्डबक्सको खेल।',
  bigWin: 'ठूलो जित',
  greatWin: 'भव्य जित',
  hugeWin: 'विशाल जित',
  betInstead: 'बरु {amount} लगाउनुहोस्',
  resumed: 'यो तपाईंले अन्त्यसम्म नहेरेको राउन्ड हो।',
  figures: 'अङ्कहरू',
  returnToPlayer: 'खेलाडीलाई फिर्ता (RTP)',
  hitRate: 'जित भएका राउन्ड',
  volatility: 'उतारचढाव',
  'volatility-low': 'कम (मानक विचलन बाजीको {deviation}×)',
  'volatility-medium': 'मध्यम (मानक विचलन बाजीको {deviation}×)',
  'volatility-high': 'धेरै (मानक विचलन बाजीको {deviation}×)',
  largestWin: 'एक राउन्डको सबैभन्दा ठूलो जित',
  timesBet: 'बाजीको {times}×',
  interrupted: 'इन्टरनेट टुटे राउन्ड तपाईंबिना नै सकिन्छ र जितेको पैसा दिइन्छ। फर्केपछि तपाईंले त्यो देख्नुहुन्छ।',
}
