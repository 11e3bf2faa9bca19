import { faceOff } from './face-off.ts'

/** Of the ranks, beginning with two. */
const TEN = 8
const ACE = 12

/** Ten and the pictures count nothing, the ace one. */
function pointsOf(rank: number): number {
  if (rank === ACE) return 1
  return rank >= TEN ? 0 : rank + 2
}

export const baccarat = faceOff({
  name: 'baccarat',
  palette: { night: '#0a1626', panel: '#10233b', raised: '#1d3a5f', accent: '#f0d384' },
  sides: {
    first: {
      id: 'player',
      name: { EN: 'Player', TY: 'Player', AR: 'اللاعب' },
      price: 225,
      colour: '#7fb6ff',
      back: '#1f4fa8',
      suit: 'spade',
    },
    second: {
      id: 'banker',
      name: { EN: 'Banker', TY: 'Banker', AR: 'المصرفي' },
      price: 225,
      colour: '#ff8390',
      back: '#b0243a',
      suit: 'heart',
    },
  },
  tiePrice: 650,
  worth: pointsOf,
  ask: { EN: 'Player, banker or tie?', TY: 'Player, banker o tabla?', AR: 'اللاعب أم المصرفي أم تعادل؟' },
  rule: {
    EN: 'Player and banker each turn one card, every rank with the same chance. More points win: 2 to 9 count as they are, the ace 1, ten and pictures 0. Equal points are a tie: then player and banker both lose.',
    TY: 'Magbubukas ng tig-isang baraha ang player at banker, pantay ang pagkakataon ng bawat ranggo. Panalo ang mas maraming puntos: 2 hanggang 9 ayon sa numero, 1 ang alas, 0 ang sampu at mga larawan. Kapag pantay ang puntos, tabla: talo ang player at banker.',
    AR: 'يكشف اللاعب والمصرفي ورقة لكل منهما، ولكل رتبة الفرصة نفسها. تفوز النقاط الأكثر: من 2 إلى 9 بقيمتها، والآس 1، والعشرة والصور 0. إذا تساوت النقاط فهو تعادل ويخسر اللاعب والمصرفي معًا.',
  },
})
