import { circle, eye, oval, shape, stroke } from './shapes.ts'
import type { Drawing } from './shapes.ts'

const horns = Array.from({ length: 8 }, (_, index) => {
  const angle = (index / 8) * 2 * Math.PI
  return circle(60 + Number((46 * Math.cos(angle)).toFixed(1)), 60 + Number((46 * Math.sin(angle)).toFixed(1)), 9)
}).join('')

/** A fish in the armour of a sea mine. */
export const mine: Drawing = {
  width: 120,
  height: 120,
  beat: 0,
  upright: true,
  shapes: [
    shape(horns, ['#ff8a5c', '#b3162f']),
    shape(circle(60, 60, 41), ['#6a7396', '#1d2340']),
    shape(oval(60, 46, 28, 16), 'rgba(255,255,255,0.16)'),
    shape(circle(60, 60, 24), '#12172e'),
    shape(circle(60, 60, 19), ['#ffd36a', '#ff3b2f']),
    shape(circle(54, 53, 6), '#fff3c8'),
    stroke('M28 40Q34 28 44 24', '#aab4d8', 4),
  ],
}

export const eel: Drawing = {
  width: 200,
  height: 80,
  beat: 12,
  shapes: [
    stroke('M14 40C44 4 70 4 96 38S150 76 178 42', '#0a3a52', 24),
    stroke('M14 40C44 4 70 4 96 38S150 76 178 42', '#19c2c9', 18),
    stroke('M26 32C46 10 66 14 90 42S146 70 168 46', '#b6fff2', 4),
    shape('M40 12L58 10L48 20L64 20L38 36L46 24L32 24Z', '#fff27a'),
    shape('M116 50L134 50L124 60L140 62L112 76L120 64L106 62Z', '#fff27a'),
    shape(oval(180, 40, 17, 14), ['#7df5e8', '#0f8fa6']),
    ...eye(186, 35, 5.5),
  ],
}

const arms = [
  'M96 146Q60 172 46 146T22 156',
  'M112 162Q92 200 66 186T34 198',
  'M140 168Q138 208 114 208T92 228',
  'M180 168Q182 208 206 208T228 228',
  'M208 162Q228 200 254 186T286 198',
  'M224 146Q260 172 274 146T298 156',
]

/** The crowned boss: broken parts are no longer visible. */
export const boss: Drawing = {
  width: 320,
  height: 250,
  beat: 6,
  upright: true,
  shapes: [
    ...arms.map((arm) => stroke(arm, '#2a0d57', 30)),
    ...arms.map((arm) => stroke(arm, '#8a3df0', 22)),
    ...arms.map((arm) => stroke(arm, '#c79bff', 5)),
    shape('M78 150C62 76 104 34 160 34C216 34 258 76 242 150C236 188 84 188 78 150Z', ['#b06bff', '#4a149c']),
    shape('M96 92C104 58 132 48 160 48C136 58 116 74 108 108Z', 'rgba(255,255,255,0.22)'),
    shape('M160 166C138 150 136 134 148 130C155 128 160 134 160 138C160 134 165 128 172 130C184 134 182 150 160 166Z', [
      '#ff8fb0',
      '#ff1f5a',
    ]),
    ...eye(126, 108, 19),
    ...eye(194, 108, 19),
    stroke('M102 82L142 94M218 82L178 94', '#2a0d57', 8),
    { ...shape('M84 132L118 124L150 134L156 176Q104 186 88 166Z', ['#9fe8ff', '#23639c']), part: 'boss-shell' },
    { ...shape('M236 132L202 124L170 134L164 176Q216 186 232 166Z', ['#9fe8ff', '#23639c']), part: 'boss-shell' },
    { ...stroke('M100 130L112 172M134 132L140 176M220 130L208 172M186 132L180 176', '#123a66', 4), part: 'boss-shell' },
    {
      ...shape('M100 46L92 6L128 26L160 4L192 26L228 6L220 46Q160 30 100 46Z', ['#fff0a0', '#f09a12']),
      part: 'boss-crown',
    },
    { ...shape(`${circle(160, 24, 8)}${circle(118, 32, 5)}${circle(202, 32, 5)}`, '#ff3b6a'), part: 'boss-crown' },
  ],
}
