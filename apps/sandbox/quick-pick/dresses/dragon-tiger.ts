import { faceOff } from './face-off.ts'

export const dragonTiger = faceOff({
  name: 'dragon-tiger',
  palette: { night: '#1d0a08', panel: '#33110c', raised: '#571e12', accent: '#ffc45c' },
  sides: {
    first: {
      id: 'dragon',
      name: { EN: 'Dragon', TY: 'Dragon', AR: 'التنين' },
      price: 210,
      colour: '#ff8368',
      back: '#b3261e',
      suit: 'diamond',
    },
    second: {
      id: 'tiger',
      name: { EN: 'Tiger', TY: 'Tigre', AR: 'النمر' },
      price: 210,
      colour: '#ffc857',
      back: '#a8650a',
      suit: 'club',
    },
  },
  tiePrice: 1250,
  worth: (rank) => rank,
  ask: { EN: 'Dragon or tiger?', TY: 'Dragon o tigre?', AR: 'التنين أم النمر؟' },
  rule: {
    EN: 'Dragon and tiger each turn one card, every rank with the same chance. The higher card wins, the ace is highest. Equal ranks are a tie: then dragon and tiger both lose.',
    TY: 'Magbubukas ng tig-isang baraha ang dragon at tigre, pantay ang pagkakataon ng bawat ranggo. Panalo ang mas mataas, at alas ang pinakamataas. Kapag pareho ang ranggo, tabla: talo ang dragon at tigre.',
    AR: 'يكشف التنين والنمر ورقة لكل منهما، ولكل رتبة الفرصة نفسها. تفوز الورقة الأعلى والآس هو الأعلى. إذا تساوت الرتبتان فهو تعادل ويخسر التنين والنمر معًا.',
  },
})
