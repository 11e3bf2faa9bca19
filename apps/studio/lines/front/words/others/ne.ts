import type { LineTable } from '../line-words.ts'

export const table: LineTable = {
  autoplayFeature: 'फ्री स्पिन सुरु हुँदा रोक्ने',
  freeSpins_one: '{count} फ्री स्पिन',
  freeSpins_other: '{count} फ्री स्पिन',
  freeSpinsPayTwice: 'हरेक जित दोब्बर',
  freeSpinOf: 'फ्री स्पिन {played} / {all}',
  moreFreeSpins_one: 'थप {count} फ्री स्पिन',
  moreFreeSpins_other: 'थप {count} फ्री स्पिन',
  freeSpinsDone: 'फ्री स्पिनबाट पाएको',
  start: 'सुरु',
  wildRule: 'तारा बाहेक हरेक चिह्नको सट्टा आउँछ। रिल 2, 3 र 4 मा।',
  scatterRule: 'जहाँ पनि तिर्छ। तीन वा बढीले फ्री स्पिन खोल्छ।',
  freeSpinsRule:
    'तीन वा बढी ताराले {awarded} फ्री स्पिन दिन्छ, जसमा हरेक जित ×{multiplier} हुन्छ। फ्री स्पिनमा तीन वा बढी ताराले थप {awarded} दिन्छ, एक राउन्डमा बढीमा {limit}।',
  linesRule:
    'हरेक राउन्डमा सबै 20 लाइन खेलिन्छ। लाइनले बायाँ रिलबाट एउटै चिह्नको सबैभन्दा लामो शृङ्खलाको भुक्तानी गर्छ। फरक लाइनका जित जोडिन्छन्।',
  freeSpinsEvery: 'फ्री स्पिन, औसतमा एकपटक यतिमा',
  toldFreeSpins: 'फ्री स्पिन',
  toldFreeSpinsWon: 'फ्री स्पिनमा जितेको',
}
