import { body, circle, eye, oval, shape, stroke } from './shapes.ts'
import type { Drawing } from './shapes.ts'

export const minnow: Drawing = {
  width: 120,
  height: 64,
  beat: 5,
  shapes: [
    shape('M26 32L4 12Q13 32 4 52Z', ['#5ff0ff', '#1689d8']),
    shape('M52 18Q66 2 82 16Z', '#2fb4f0'),
    shape(body(16, 114, 32, 27), ['#aef9ff', '#1b7fe0']),
    shape('M30 37C56 48 84 48 104 39C84 44 56 43 30 37Z', '#e9ffff'),
    stroke('M34 30H88', '#ffffff', 3),
    shape('M62 38Q58 52 46 52Q54 42 54 37Z', '#0f66c4'),
    ...eye(95, 27, 7),
  ],
}

export const sunfish: Drawing = {
  width: 120,
  height: 80,
  beat: 5,
  shapes: [
    shape('M26 40L2 16Q14 40 2 64Z', ['#ffb545', '#ff5a2b']),
    shape('M40 18Q60 -4 86 16L84 24H42Z', '#ff5a2b'),
    shape('M46 62Q60 84 80 64Z', '#ff5a2b'),
    shape(body(16, 114, 40, 40), ['#ffc95a', '#ff4d1f']),
    shape('M78 13Q92 40 80 66Q72 69 66 69Q80 40 64 11Q72 10 78 13Z', '#fff6e6'),
    shape('M42 20Q52 40 42 59L33 52Q40 40 33 28Z', '#fff6e6'),
    shape('M60 44Q56 60 42 58Q52 50 50 42Z', '#ffd98a'),
    ...eye(97, 33, 8),
    stroke('M104 46Q108 48 111 45', '#7a1d05', 2.5),
  ],
}

export const lantern: Drawing = {
  width: 120,
  height: 90,
  beat: 5,
  shapes: [
    shape('M28 52L6 34Q14 52 6 72Z', ['#8a5cff', '#3a1a9c']),
    stroke('M74 24Q92 -2 110 20', '#b79bff', 3),
    shape(circle(110, 22, 12), 'rgba(130,255,226,0.28)'),
    shape(circle(110, 22, 7), '#7dffe0'),
    shape('M42 30Q56 10 76 26Z', '#5a30d0'),
    shape(body(16, 112, 52, 38), ['#9b6bff', '#2b1478']),
    shape('M112 54Q90 52 82 64Q94 78 106 66Z', '#170a44'),
    shape('M86 60L90 66L94 59L98 66L102 58Z', '#f4efff'),
    ...[34, 46, 58, 70].map((x, index) => shape(circle(x, 56 + (index % 2) * 6, 3.2), '#7dffe0')),
    ...eye(88, 42, 9),
  ],
}

const spikes = Array.from({ length: 14 }, (_, index) => {
  const angle = (index / 14) * 2 * Math.PI
  const at = (turn: number, distance: number) =>
    `${(62 + distance * Math.cos(angle + turn)).toFixed(1)} ${(50 + distance * Math.sin(angle + turn)).toFixed(1)}`
  return `M${at(-0.14, 34)}L${at(0, 49)}L${at(0.14, 34)}Z`
}).join('')

export const puffer: Drawing = {
  width: 120,
  height: 100,
  beat: 2,
  shapes: [
    shape('M26 50L4 34Q10 50 4 66Z', ['#ffe27a', '#d98a12']),
    shape(spikes, '#f2b632'),
    shape(circle(62, 50, 37), ['#fff0a0', '#e89a1c']),
    shape('M30 62Q62 84 95 62Q86 88 62 88Q38 88 30 62Z', '#fffbe6'),
    ...[
      [48, 30],
      [64, 24],
      [40, 46],
      [58, 42],
    ].map(([x = 0, y = 0]) => shape(circle(x, y, 4.5), '#b8650a')),
    shape('M56 56Q44 56 40 68Q54 70 62 62Z', '#ffc94a'),
    ...eye(82, 42, 10),
    shape(oval(95, 58, 5, 4), '#8a3d05'),
  ],
}

export const angel: Drawing = {
  width: 120,
  height: 120,
  beat: 4,
  shapes: [
    shape('M30 60L6 40Q14 60 6 80Z', ['#4df0c8', '#0a8f8a']),
    shape('M48 40Q34 14 18 2Q58 6 84 36Z', ['#8affdf', '#12a894']),
    shape('M48 80Q34 106 18 118Q58 114 84 84Z', ['#12a894', '#08706e']),
    shape('M18 60C34 24 82 20 114 62C82 100 34 96 18 60Z', ['#d7fff3', '#14a99a']),
    shape('M58 30Q70 60 58 91Q52 90 47 87Q57 60 47 34Z', '#0b5f6b'),
    shape('M82 32Q94 60 82 90Q77 92 72 92Q84 60 72 30Z', '#0b5f6b'),
    ...eye(98, 55, 8),
    stroke('M60 62Q48 66 44 76', '#eafff9', 3),
  ],
}
