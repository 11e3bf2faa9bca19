import { expect, test } from 'vitest'

import { codeOfRoom, readCode, roomOfCode } from './booking-room.ts'
import { parsePickRoom } from './pick-room.ts'
import { newBookingCode } from './sharing/booking-code.ts'

test('a booking code round-trips through its room name, which is a valid room id and not a match', () => {
  for (let attempt = 0; attempt < 200; attempt++) {
    const code = newBookingCode()
    const room = roomOfCode(code)
    expect(codeOfRoom(room)).toBe(code)
    expect(room).toMatch(/^[A-Za-z0-9_.:-]{1,80}$/)
    expect(parsePickRoom(room)).toBeNull()
  }
})

test.each([
  ['7kq2mvxa', '7KQ2MVXA'],
  [' 7KQ2-MVXA ', '7KQ2MVXA'],
  ['7KQ2 MVXA', '7KQ2MVXA'],
  ['7KQ2MVX', null],
  ['7KQ2MVXAA', null],
  ['0KQ2MVXA', null],
  ['UKQ2MVXA', null],
  ['', null],
])('the typed code %j is read as %j', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})

test.each(['', 'slip:', 'slip:x', '7KQ2MVXA', 'archipelago-2481920'])('the room %j has no code', (room) => {
  expect(codeOfRoom(room)).toBeNull()
})
