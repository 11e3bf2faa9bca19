import type { ClassicTable } from '../classic-words.ts'

export const table: ClassicTable = {
  autoplayFeature: 'जैकपॉट जीतने पर रुकें',
  seven: 'सात',
  'three-bars': 'ट्रिपल बार',
  'two-bars': 'डबल बार',
  'one-bar': 'सिंगल बार',
  bell: 'घंटी',
  cherry: 'चेरी',
  lemon: 'नींबू',
  plum: 'आलूबुखारा',
  anyBars: 'कोई भी तीन बार',
  twoCherries: 'बाईं रीलों पर दो चेरी',
  linesRule: 'हर राउंड में सभी 5 लाइनें खेली जाती हैं। लाइन अपनी सबसे अच्छी जीत देती है; अलग लाइनों की जीतें जुड़ती हैं।',
  jackpot: 'जैकपॉट',
  jackpotWon: 'जैकपॉट आपका है!',
  jackpotRule:
    'हर दाँव का {share} जैकपॉट में जाता है। रीलों पर कुछ भी आए, कोई भी राउंड पूरा जीत सकता है; फिर वह नए सिरे से शुरू होता है।',
  jackpotChance: '{bet} के दाँव पर संभावना {rounds} में 1 है; दोगुने दाँव पर दोगुनी।',
  returnOfJackpot: 'जैकपॉट से अलग वापसी',
}
