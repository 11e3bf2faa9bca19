import type { OriginalKey } from '../english.ts'

export const table: Readonly<Record<OriginalKey, string>> = {
  win: 'जीत',
  returnToPlayer: 'RTP',
  interrupted: 'अगर कनेक्शन टूट जाए, तो राउंड आपके बिना पूरा होता है और उसकी जीत दी जाती है। लौटने पर आप उसे देखेंगे।',
  play: 'खेलें {stake}',
  playing: 'खेल जारी',
  soon: 'अगला राउंड थोड़ी ही देर में',
  mayWin: 'आप {amount} जीत सकते हैं',
  howToPlay: 'कैसे खेलें',
  returns: 'कितना लौटता है',
  returnExact: 'सभी दांवों का ठीक 99 % जीत के रूप में लौटता है, आप चाहे जो चुनें। कुछ भी राउंड ऑफ़ नहीं किया जाता।',
  limits: 'सीमाएं',
  stakesFromTo: 'दांव {least} से {most} तक।',
  largestWin: 'एक राउंड की सबसे बड़ी जीत दांव की ×{times} है, यानी सबसे बड़े दांव पर {amount}।',
  pace: 'एक राउंड में कम से कम {seconds} सेकंड लगते हैं। तस्वीर पर टैप करने से नतीजा तुरंत दिखता है।',
  interruptions: 'जब कुछ टूट जाए',
  fairness: 'निष्पक्षता',
  algorithm:
    'HMAC-SHA-256, जिसमें सर्वर सीड कुंजी है और संदेश “क्लाइंट सीड:राउंड का नंबर:ब्लॉक” है, 32 बिट के शब्द देता है। किसी सीमा से कम नंबर अगले शब्द का उस सीमा से मॉड्यूलो होता है; जो शब्द छोटे नंबरों को बढ़ावा देता, उसे छोड़ दिया जाता है।',
  seedsGive: 'सीड से निकलते हैं {numbers}',
  roundWas: 'यानी: {result}।',
  price: 'भुगतान',
  chance: 'संभावना',
  toldResult: 'नतीजा',
}
