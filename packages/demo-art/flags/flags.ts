import { at, box, star } from '../kit/shapes.ts'
import { bars, crescent, disc, field, patch, posts, shape, starOf, stroke } from './cloth.ts'

const [WHITE, RED, BLUE, GOLD] = ['#fff', '#d0242f', '#1f3f93', '#f8c82e']

const unionJack =
  field('#1f3b8b') +
  stroke('M0 0l32 32M32 0L0 32', WHITE, 6) +
  stroke('M0 0l32 32M32 0L0 32', RED, 2.4) +
  stroke('M16 0v32M0 16h32', WHITE, 9) +
  stroke('M16 0v32M0 16h32', RED, 5)

const china =
  field('#de2910') +
  starOf(11, 14, 6, GOLD) +
  patch([at(19, 7), at(22.5, 11.5), at(22.5, 17), at(19, 21)].map(({ x, y }) => star(x, y, 2, 0.8)).join(''), GOLD)

const taiwan = field(RED) + patch(box(0, 0, 19, 17), BLUE) + patch(star(10.5, 9.5, 6.2, 4, 12), WHITE)

const korea =
  field(WHITE) +
  patch('M8 16a8 8 0 0 1 16 0z', RED) +
  patch('M8 16a8 8 0 0 0 16 0z', '#1f4fa3') +
  disc(12, 16, 4, RED) +
  disc(20, 16, 4, '#1f4fa3') +
  stroke('M5 9l4-4M23 5l4 4M5 23l4 4M23 27l4-4', '#222', 2.4)

const vietnam = field('#da251d') + starOf(16, 16.5, 9, '#ffe23a')

const laos = bars([RED, 1], ['#1b3a83', 2], [RED, 1]) + disc(16, 16, 6, WHITE)

const cambodia =
  bars(['#1d3a8c', 1], [RED, 2], ['#1d3a8c', 1]) +
  patch('M7 22v-3h2v-4l1.5-3 1.5 3v2h2v-5l2-4 2 4v5h2v-2l1.5-3 1.5 3v4h2v3z', WHITE)

const myanmar = bars(GOLD, '#3f9f3c', '#e0343c') + starOf(16, 16.5, 9.5, WHITE)

const malaysia =
  bars(RED, WHITE, RED, WHITE, RED, WHITE, RED, WHITE) +
  patch(box(0, 0, 21, 16), '#1a2f80') +
  crescent(9.5, 8.5, 5.4, GOLD) +
  patch(star(14.6, 8.5, 4, 1.8, 8), GOLD)

const philippines =
  bars('#1d4fb8', RED) +
  shape([at(-3, 0), at(21, 16), at(-3, 32)], WHITE) +
  disc(8, 16, 3.2, GOLD) +
  patch(star(8, 16, 6.4, 1.4, 8), GOLD)

const india =
  bars('#ff9a33', WHITE, '#1b8a3a') + stroke('M20 16a4 4 0 1 1-8 0 4 4 0 1 1 8 0M16 12v8M12 16h8', '#1b2f80', 1.3)

/** Tamil is spoken in several countries, so it has a temple's gate tower instead of a country's flag. */
const tamil =
  field('#b3202c') + patch('M8 27v-4h1.5v-5H11v-4h1.5v-4H14l2-4 2 4h1.5v4H21v4h1.5v5H24v4h-6v-5h-4v5z', GOLD)

const nepal =
  field(WHITE) +
  shape([at(8, 3), at(26, 15), at(15, 15), at(26, 28), at(8, 28)], '#1d3f9b') +
  shape([at(9.6, 6), at(20.5, 13.4), at(11.8, 13.4), at(22.3, 26.4), at(9.6, 26.4)], '#dc143c') +
  disc(13, 21, 2.6, WHITE) +
  disc(12.4, 11, 1.6, WHITE)

const pakistan =
  field('#0b6638') +
  posts([WHITE, 7], ['#0b6638', 25]) +
  crescent(19, 16, 7, WHITE) +
  starOf(22.6, 13.4, 2.6, WHITE, 30)

const iran =
  bars('#239f40', WHITE, '#da0000') + stroke('M16 12.5v7M13.4 13.5q-1.6 4.6 2.6 6 4.2-1.4 2.6-6', '#da0000', 1.4)

/** Arabic is spoken in many countries, so it has a letter on green instead of a country's flag. */
const arabic =
  field('#0f7a4b') +
  '<path d="M21.5 9.5c-3-2-8.5-1-8.5 2.5 0 2.2 2 3 5 3-5 .8-8.5 3-8.5 6.5 0 4.5 7 5.5 12.5 2.5" fill="none" stroke="#fff" stroke-width="2.8" stroke-linecap="round"/>'

const turkey = field('#e30a17') + crescent(13.5, 16, 7.5, WHITE) + starOf(20.8, 16, 3.8, WHITE, -18)

const kazakhstan = field('#19aebf') + disc(16, 12.5, 5, GOLD) + patch('M5 19q11 9 22 0-4 8-11 8t-11-8z', GOLD)

const uzbekistan =
  bars(['#1a9ad6', 10], [RED, 1], [WHITE, 10], [RED, 1], ['#2aa84a', 10]) +
  crescent(9, 5.6, 3.4, WHITE) +
  patch(star(15, 5.6, 1.7, 0.7) + star(20, 5.6, 1.7, 0.7), WHITE)

const brazil =
  field('#179b49') +
  shape([at(16, 4), at(30, 16), at(16, 28), at(2, 16)], '#fddc2e') +
  disc(16, 16, 6, '#1d3a8c') +
  stroke('M10.6 14.4q6-1 10.8 3.2', WHITE, 1.6)

/** Flags by locale. A language is not a country: each has the flag that its readers expect. */
export const flags: ReadonlyMap<string, string> = new Map([
  ['en', unionJack],
  ['zh-CN', china],
  ['zh-TW', taiwan],
  ['ja', field(WHITE) + disc(16, 16, 8.5, '#c8102e')],
  ['ko', korea],
  ['th', bars([RED, 1], [WHITE, 1], ['#2a2f6b', 2], [WHITE, 1], [RED, 1])],
  ['vi', vietnam],
  ['lo', laos],
  ['km', cambodia],
  ['my', myanmar],
  ['ms', malaysia],
  ['id', bars(RED, WHITE)],
  ['fil', philippines],
  ['hi', india],
  ['bn', field('#0b6a4f') + disc(14.5, 16, 8.5, '#f2354a')],
  ['ta', tamil],
  ['ne', nepal],
  ['ur', pakistan],
  ['fa', iran],
  ['ar', arabic],
  ['tr', turkey],
  ['ru', bars(WHITE, '#1f4fa3', RED)],
  ['kk', kazakhstan],
  ['uz', uzbekistan],
  ['es', bars(['#c9202c', 1], [GOLD, 2], ['#c9202c', 1])],
  ['pt', brazil],
  ['fr', posts('#1f3a93', WHITE, '#e0313c')],
])
