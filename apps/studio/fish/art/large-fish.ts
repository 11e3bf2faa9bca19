import { body, circle, eye, oval, shape, stroke } from './shapes.ts'
import type { Drawing } from './shapes.ts'

export const turtle: Drawing = {
  width: 140,
  height: 110,
  beat: 0,
  shapes: [
    shape('M92 30Q112 -2 126 8Q122 28 100 42Z', ['#a5e65c', '#3e8f2b']),
    shape('M92 80Q112 112 126 102Q122 82 100 68Z', ['#3e8f2b', '#2c6f22']),
    shape('M44 34Q24 14 12 22Q20 38 40 44Z', '#6dbb3c'),
    shape('M44 76Q24 96 12 88Q20 72 40 66Z', '#4b962d'),
    shape('M26 55L8 50V60Z', '#6dbb3c'),
    shape(oval(118, 55, 18, 14), ['#c4f07a', '#5aa834']),
    shape(oval(68, 55, 48, 40), ['#3fa36b', '#0f4f45']),
    shape(oval(68, 55, 41, 33), ['#7fe0a0', '#1c7a5e']),
    shape('M54 38H82L94 55L82 72H54L42 55Z', '#135c4c'),
    shape('M56 41H80L90 55L80 69H56L46 55Z', '#54c48c'),
    stroke('M54 38L46 24M82 38L90 24M94 55H109M82 72L90 86M54 72L46 86M42 55H27', '#135c4c', 3),
    ...eye(124, 50, 5),
  ],
}

export const ray: Drawing = {
  width: 160,
  height: 120,
  beat: 4,
  shapes: [
    stroke('M48 60Q22 56 4 64', '#26307e', 5),
    shape('M150 60Q136 52 126 46Q104 36 86 4Q74 34 46 52Q40 60 46 68Q74 86 86 116Q104 84 126 74Q136 68 150 60Z', [
      '#7f9bff',
      '#2a2f8f',
    ]),
    shape('M132 52Q144 46 152 50L140 57ZM132 68Q144 74 152 70L140 63Z', '#4a5fd0'),
    shape('M122 60Q102 50 70 58Q60 60 70 62Q102 70 122 60Z', '#b9c9ff'),
    ...[
      [94, 36],
      [82, 46],
      [94, 84],
      [82, 74],
      [70, 50],
      [70, 70],
    ].map(([x = 0, y = 0]) => shape(circle(x, y, 3.5), '#dfe7ff')),
    ...eye(126, 52, 4.5),
    ...eye(126, 68, 4.5),
  ],
}

export const squid: Drawing = {
  width: 160,
  height: 90,
  beat: 6,
  shapes: [
    ...[28, 37, 45, 53, 62].map((y, index) =>
      stroke(`M62 ${40 + index * 2.5}Q40 ${y - 12} 26 ${y}T${index % 2 ? 4 : 10} ${y - 4}`, '#ff7bb8', 6),
    ),
    shape('M118 18Q136 2 146 14Q150 30 128 36Z', ['#ffb0da', '#e0458f']),
    shape('M118 72Q136 88 146 76Q150 60 128 54Z', ['#e0458f', '#b02a74']),
    shape('M54 45C56 20 96 14 154 45C96 76 56 70 54 45Z', ['#ffc2e2', '#d63a88']),
    shape('M76 34Q108 26 138 43Q108 36 76 42Z', '#ffe3f2'),
    ...[92, 106, 120].map((x) => shape(circle(x, 54, 3.4), '#9c1f62')),
    ...eye(72, 39, 8),
  ],
}

export const marlin: Drawing = {
  width: 200,
  height: 100,
  beat: 7,
  shapes: [
    shape('M40 54L6 18Q22 54 10 92Z', ['#2ab7e8', '#123d8f']),
    shape('M56 44Q70 2 126 6Q112 18 134 40Z', ['#6ef0ff', '#1a58c0']),
    stroke('M74 40L82 16M92 38L98 12M110 38L114 12', '#123d8f', 2.5),
    shape('M92 72Q88 92 72 94Q80 80 78 68Z', '#123d8f'),
    shape(body(30, 158, 54, 28), ['#5bd5ff', '#123f9c']),
    shape('M148 48L198 50L150 57Z', '#0f2f78'),
    shape('M48 60C84 76 122 76 150 60C122 68 84 68 48 60Z', '#eefbff'),
    ...[66, 82, 98, 114].map((x) => stroke(`M${x} 40V52`, '#a8ecff', 3)),
    ...eye(138, 48, 6.5),
  ],
}

export const shark: Drawing = {
  width: 220,
  height: 110,
  beat: 7,
  shapes: [
    shape('M42 56L4 12Q24 52 30 58Q20 70 12 98Z', ['#8fa7c4', '#3b4d6e']),
    shape('M92 36Q102 6 132 0Q124 22 138 38Z', ['#a9bdd6', '#4b607f']),
    shape('M112 70Q104 98 80 108Q88 84 90 68Z', '#41546f'),
    shape('M28 56C60 18 148 10 214 54C200 66 190 70 180 72C130 84 62 80 28 56Z', ['#b4c8df', '#40536f']),
    shape('M44 62C92 72 150 72 202 62C176 82 96 86 44 62Z', '#f3f8ff'),
    shape('M166 70Q184 74 200 62L196 68L190 66L187 71L181 69L177 73L172 71Z', '#7c1230'),
    stroke('M142 42Q136 52 142 62M150 42Q144 52 150 62M158 43Q152 52 158 61', '#31425c', 3),
    ...eye(182, 46, 6),
    stroke('M174 38L190 42', '#2a3a52', 4),
  ],
}

const scales = [0, 1, 2]
  .flatMap((row) => [0, 1, 2, 3, 4].map((column) => [58 + column * 15 + (row % 2) * 7, 42 + row * 13] as const))
  .map(([x, y]) => `M${x} ${y - 7}a7 7 0 0 1 0 14`)
  .join('')

export const carp: Drawing = {
  width: 180,
  height: 110,
  beat: 7,
  shapes: [
    shape('M42 56Q18 20 2 12Q14 40 10 56Q14 72 2 102Q20 92 42 56Z', ['#fff0a0', '#f08c0a']),
    shape('M62 34Q80 0 124 12Q112 24 122 34Z', ['#ffe26a', '#f59a12']),
    shape('M88 80Q84 104 62 106Q70 90 68 78Z', '#f08c0a'),
    shape('M118 78Q120 96 104 102Q106 88 102 80Z', '#ffb52a'),
    shape(body(30, 168, 56, 44), ['#fff3b0', '#f2860a']),
    shape('M128 26Q166 36 168 56Q164 78 128 86Q140 56 128 26Z', '#ffdf70'),
    stroke(scales, '#d96e00', 2.5),
    stroke('M160 64Q168 74 164 82M154 68Q158 80 152 86', '#f59a12', 3),
    ...eye(146, 46, 8),
    shape('M78 30Q90 24 108 26Q96 32 78 30Z', '#ffffff'),
  ],
}
