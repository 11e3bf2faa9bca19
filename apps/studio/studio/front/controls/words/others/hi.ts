import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: 'दांव',
  lowerBet: 'दाँव घटाएँ',
  raiseBet: 'दाँव बढ़ाएँ',
  win: 'जीत',
  standsIn: '{title} की जगह सैंडबॉक्स का एक खेल।',
  bigWin: 'बड़ी जीत',
  greatWin: 'शानदार जीत',
  hugeWin: 'विशाल जीत',
  betInstead: 'इसके बजाय {amount} लगाएँ',
  resumed: 'यह वह राउंड है जिसे आपने अंत तक नहीं देखा था।',
  figures: 'आँकड़े',
  returnToPlayer: 'खिलाड़ी को वापसी (RTP)',
  hitRate: 'जीत वाले राउंड',
  volatility: 'उतार-चढ़ाव',
  'volatility-low': 'कम (मानक विचलन दाँव का {deviation}×)',
  'volatility-medium': 'मध्यम (मानक विचलन दाँव का {deviation}×)',
  'volatility-high': 'अधिक (मानक विचलन दाँव का {deviation}×)',
  largestWin: 'एक राउंड की सबसे बड़ी संभव जीत',
  timesBet: 'दाँव का {times}×',
  interrupted: 'अगर कनेक्शन टूट जाए, तो राउंड आपके बिना पूरा होता है और उसकी जीत दी जाती है। लौटने पर आप उसे देखेंगे।',
}
