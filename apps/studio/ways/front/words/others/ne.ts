import type { WayTable } from '../way-words.ts'

export const table: WayTable = {
  autoplayFeature: 'रिस्पिन हुँदा रोक्ने',
  paytableNote: '{bet} को बाजीमा एक बाटोको भुक्तानी',
  wildRule: 'तारा बाहेक हरेक चिह्नको सट्टा आउँछ। रिल 2, 3 र 4 मा; पूरै रिलमा फैलिन्छ।',
  scatterRule: 'जहाँ पनि तिर्छ।',
  ways: '243 बाटो',
  waysRule: 'चिह्न बायाँबाट लगातारका रिलमा हुँदा जुनसुकै पङ्क्तिमा पनि तिर्छ। हरेक बाटोले तिर्छ; सबै जोडिन्छन्।',
  respins: 'वाइल्ड रिल र रिस्पिन',
  respinsRule:
    'वाइल्ड आउँदा उसको पूरै रिल वाइल्ड भएर रोकिन्छ र अरू एकपटक निःशुल्क घुम्छन्। हरेक नयाँ वाइल्ड रिलले थप एक रिस्पिन दिन्छ: बढीमा तीन।',
  respin: 'रिस्पिन',
  respinsDone: 'वाइल्ड रिलबाट पाएको',
  respinEvery: 'रिस्पिन, औसतमा एकपटक यतिमा',
  toldWays_one: '{times} × {symbol}, {count} बाटो',
  toldWays_other: '{times} × {symbol}, {count} बाटो',
  toldRespins: 'रिस्पिन',
  toldRespinsWon: 'रिस्पिनमा जितेको',
  toldNothing: 'कुनै बाटोले तिरेन',
}
