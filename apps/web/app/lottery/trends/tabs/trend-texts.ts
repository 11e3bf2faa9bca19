import type { Animal } from '@ante/lottery/features/zodiac.ts'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** Labels of charts and their columns. */
export const trendTexts = {
  all: msg`All`,
  positions: msg`Positions`,
  spread: msg`Spread`,
  sum: msg`Sum`,
  span: msg`Span`,
  shape: msg`Shape`,
  bigSmall: msg`Big and small`,
  oddEven: msg`Odd and even`,
  primes: msg`Prime and composite`,
  dragonTiger: msg`Dragon and tiger`,
  middle: msg`Middle number`,
  fan: msg`Fan-tan`,
  extremes: msg`Extremes`,
  colour: msg`Colour`,
  zodiac: msg`Zodiac`,
  special: msg`Special number`,
  upDown: msg`Up and down`,
  big: msg`Big`,
  small: msg`Small`,
  odd: msg`Odd`,
  even: msg`Even`,
  tie: msg`Tie`,
  dragon: msg`Dragon`,
  tiger: msg`Tiger`,
  triple: msg`Triple`,
  straight: msg`Sequence`,
  pair: msg`Pair`,
  halfStraight: msg`Half straight`,
  mixed: msg`Mixed`,
  different: msg`All different`,
  up: msg`Up`,
  down: msg`Down`,
  neither: msg`Neither`,
  tail: msg`Last digit`,
  digitSum: msg`Digit sum`,
  red: msg`Red`,
  green: msg`Green`,
  blue: msg`Blue`,
  grey: msg`Grey`,
  violet: msg`Violet`,
} satisfies Record<string, MessageDescriptor>

/** The twelve zodiac animals, by which Mark Six groups its numbers. */
export const animalTexts: Record<Animal, MessageDescriptor> = {
  rat: msg`Rat`,
  ox: msg`Ox`,
  tiger: msg`Tiger`,
  rabbit: msg`Rabbit`,
  dragon: msg`Dragon`,
  snake: msg`Snake`,
  horse: msg`Horse`,
  goat: msg`Goat`,
  monkey: msg`Monkey`,
  rooster: msg`Rooster`,
  dog: msg`Dog`,
  pig: msg`Pig`,
}

export const positionName = (position: number): MessageDescriptor => msg`Position ${position}`
export const firstName = (count: number): MessageDescriptor => msg`First ${count}`
export const middleName = (count: number): MessageDescriptor => msg`Middle ${count}`
export const lastName = (count: number): MessageDescriptor => msg`Last ${count}`
