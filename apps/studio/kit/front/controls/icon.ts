const SVG = 'http://www.w3.org/2000/svg'

/** One icon family: 24 px, stroke width two. */
const paths = {
  spin: 'M20 12a8 8 0 1 1-2.6-5.900M20 3v5h-5',
  stop: 'M7 7h10v10H7z',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  autoplay:
    'M4 12a8 8 0 0 1 13.600-5.700M20 12a8 8 0 0 1-13.600 5.700M18 2v4.500h-4.500M6 22v-4.500h4.500M10.500 9.500v5l4-2.500z',
  rules: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 11v5.500M12 7.500v.1',
  'sound-on': 'M4 9.500v5h3.500L12 19V5L7.500 9.500zM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  'sound-off': 'M4 9.500v5h3.500L12 19V5L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5',
  leave: 'M15 5l-7 7l7 7',
  shield:
    'M12 3l7.500 3v5.500c0 4.500-3 7.800-7.500 9.500c-4.500-1.700-7.500-5-7.500-9.500V6zM8.500 12l2.500 2.500l4.500-5',
  copy: 'M9 9h10v10H9zM5 15V5h10',
  history: 'M4 12a8 8 0 1 0 2.600-5.900M4 4v4.500h4.500M12 7.500V12l3 2',
  double: 'M8 19V9M4.500 12L8 8.500L11.500 12M16 19V5M12.500 8.500L16 5L19.500 8.500',
  aim: 'M12 5a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM12 2.500v5M12 16.500v5M2.500 12h5M16.500 12h5',
  close: 'M6 6l12 12M18 6L6 18',
} as const

export type IconName = keyof typeof paths

export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('aria-hidden', 'true')
  path.setAttribute('d', paths[name])
  svg.append(path)
  return svg
}
