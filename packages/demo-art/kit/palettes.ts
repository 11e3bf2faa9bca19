/** Light of a picture: a sky from its edge to its brightest point, and the colours of its contents. */
export interface Palette {
  sky: readonly [deep: string, middle: string, bright: string]
  glow: string
  main: string
  accent: string
  metal: string
}

const palette = (sky: Palette['sky'], glow: string, main: string, accent: string, metal = '#ffc83a'): Palette => ({
  sky,
  glow,
  main,
  accent,
  metal,
})

export const palettes = {
  royal: palette(['#1c0640', '#5b17a6', '#c352f2'], '#ffb3ff', '#9a2cf0', '#ff4fb0'),
  crimson: palette(['#3d0210', '#b3121f', '#ff6a3d'], '#ffd08a', '#e0202c', '#ffb52e'),
  jade: palette(['#02261f', '#0b7a5c', '#46e0a4'], '#d8ffb0', '#12a878', '#ff5a5a'),
  azure: palette(['#04133f', '#155fd0', '#5fd0ff'], '#dff6ff', '#1f7cf2', '#ffb02e'),
  sunset: palette(['#3a0f52', '#d8365f', '#ffb257'], '#fff0a6', '#f2603d', '#7d3cf0'),
  midnight: palette(['#050a24', '#1b2a78', '#5a7bf0'], '#b9d6ff', '#3a5be8', '#ffd24a', '#dfe8ff'),
  candy: palette(['#7a1fae', '#ff5fb4', '#ffd3ee'], '#fffbe0', '#ff5aa8', '#35d0d8', '#ffe14a'),
  forest: palette(['#04210d', '#1d7a2c', '#b6e84a'], '#fdffb8', '#2fae3c', '#ff9a2b'),
  lava: palette(['#1a0404', '#8f1508', '#ff7a14'], '#ffe27a', '#ef3b0c', '#ffcf33'),
  ice: palette(['#0b2a6b', '#3f9be6', '#dcf7ff'], '#ffffff', '#58b8f5', '#8a6cf5', '#e8f4ff'),
  desert: palette(['#5a2308', '#d98324', '#ffe08a'], '#fff8d2', '#e39a2c', '#16a39a'),
  neon: palette(['#0a0320', '#3b0f7a', '#e32bd0'], '#6ffcff', '#ff2bd6', '#25e6ff', '#7afcff'),
  gilded: palette(['#1f0d03', '#7a4310', '#f0b23c'], '#fff3b8', '#c9862a', '#d6263a'),
  dawn: palette(['#5a3f8f', '#ef8fa6', '#ffe3c4'], '#ffffff', '#f07f8f', '#6d8df2', '#f4c46a'),
  lagoon: palette(['#022c44', '#0a8ca8', '#63f0dc'], '#f0fff2', '#10b5bb', '#ff7a5c'),
  plum: palette(['#22042e', '#84186f', '#ff6f9f'], '#ffd9c4', '#c42a86', '#ffc23d'),
  mint: palette(['#0d4d4a', '#3cc4a2', '#e4ffd6'], '#ffffff', '#26bd92', '#ff6f91', '#ffd75a'),
  storm: palette(['#0c1322', '#38506f', '#a9c6dd'], '#f2faff', '#50779c', '#ffcc3d', '#cfd9e6'),
  rose: palette(['#480a2a', '#c92362', '#ffa0b4'], '#fff0ea', '#e23370', '#ffd24d'),
  noon: palette(['#0b6cc9', '#3fb4f7', '#d6f4ff'], '#fffde0', '#2a9df0', '#ff8a2a'),
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
