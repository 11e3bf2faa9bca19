import type { ClassicTable } from '../classic-words.ts'

export const table: ClassicTable = {
  autoplayFeature: 'ज्याकपट जित्दा रोक्ने',
  seven: 'सात',
  'three-bars': 'ट्रिपल बार',
  'two-bars': 'डबल बार',
  'one-bar': 'सिङ्गल बार',
  bell: 'घण्टी',
  cherry: 'चेरी',
  lemon: 'कागती',
  plum: 'आरुबखडा',
  anyBars: 'जुनसुकै तीन बार',
  twoCherries: 'बायाँ रिलमा दुई चेरी',
  linesRule: 'हरेक राउन्डमा सबै 5 लाइन खेलिन्छ। लाइनले आफ्नो उत्तम जित तिर्छ; फरक लाइनका जित जोडिन्छन्।',
  jackpot: 'ज्याकपट',
  jackpotWon: 'ज्याकपट तपाईंको भयो!',
  jackpotRule: 'हरेक बाजीको {share} ज्याकपटमा जान्छ। रिलमा जे आए पनि कुनै पनि राउन्डले सबै जित्न सक्छ; त्यसपछि नयाँ सुरु हुन्छ।',
  jackpotChance: '{bet} को बाजीमा सम्भावना {rounds} मा 1 हो; दोब्बर बाजीमा दोब्बर सम्भावना।',
  returnOfJackpot: 'ज्याकपटबाट थप फिर्ता',
}
