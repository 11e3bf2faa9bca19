import { word } from './theme.ts'
import { faceOff } from './face-off.ts'

export const dragonTiger = faceOff({
  name: 'dragon-tiger',
  palette: { night: '#1d0a08', panel: '#33110c', raised: '#571e12', accent: '#ffc45c' },
  sides: {
    first: {
      id: 'dragon',
      name: word('dragon'),
      price: 210,
      colour: '#ff8368',
      back: '#b3261e',
      suit: 'diamond',
    },
    second: {
      id: 'tiger',
      name: word('tiger'),
      price: 210,
      colour: '#ffc857',
      back: '#a8650a',
      suit: 'club',
    },
  },
  tiePrice: 1250,
  worth: (rank) => rank,
  questionTextId: 'ask-dragon-tiger',
  rule: 'rule-dragon-tiger',
})
