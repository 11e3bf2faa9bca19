import { word } from './theme.ts'
import { faceOff } from './face-off.ts'

export const cards = faceOff({
  name: 'cards',
  palette: { night: '#1c0f0b', panel: '#2b1812', raised: '#4a2a1e', accent: '#f3c969' },
  sides: {
    first: {
      id: 'red',
      name: word('red'),
      price: 210,
      colour: '#ff5d6c',
      back: '#c4243b',
      suit: 'heart',
    },
    second: {
      id: 'black',
      name: word('black'),
      price: 210,
      colour: '#aeb9d4',
      back: '#2c3650',
      suit: 'spade',
    },
  },
  tiePrice: 1250,
  worth: (rank) => rank,
  questionTextId: 'ask-cards',
  rule: 'rule-cards',
})
