import { faceOff } from './face-off.ts'

export const cards = faceOff({
  name: 'cards',
  palette: { night: '#1c0f0b', panel: '#2b1812', raised: '#4a2a1e', accent: '#f3c969' },
  sides: {
    first: {
      id: 'red',
      name: { EN: 'Red', TY: 'Pula', AR: 'الأحمر' },
      price: 210,
      colour: '#ff5d6c',
      back: '#c4243b',
      suit: 'heart',
    },
    second: {
      id: 'black',
      name: { EN: 'Black', TY: 'Itim', AR: 'الأسود' },
      price: 210,
      colour: '#aeb9d4',
      back: '#2c3650',
      suit: 'spade',
    },
  },
  tiePrice: 1250,
  worth: (rank) => rank,
  ask: { EN: 'Which card will be higher?', TY: 'Aling baraha ang mas mataas?', AR: 'أي ورقة ستكون أعلى؟' },
  rule: {
    EN: 'Red and black each turn one card, every rank with the same chance. The higher card wins, the ace is highest. Equal ranks are a tie: then red and black both lose.',
    TY: 'Magbubukas ng tig-isang baraha ang pula at itim, pantay ang pagkakataon ng bawat ranggo. Panalo ang mas mataas, at alas ang pinakamataas. Kapag pareho ang ranggo, tabla: talo ang pula at itim.',
    AR: 'يكشف الأحمر والأسود ورقة لكل منهما، ولكل رتبة الفرصة نفسها. تفوز الورقة الأعلى والآس هو الأعلى. إذا تساوت الرتبتان فهو تعادل ويخسر الأحمر والأسود معًا.',
  },
})
