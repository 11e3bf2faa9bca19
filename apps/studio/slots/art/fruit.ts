import { drawing, gradient } from './svg.ts'

const SHADOW = `<ellipse cx="50" cy="91" rx="27" ry="4" fill="#000" opacity=".28"/>`
const outline = 'stroke="#2a1604" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"'
const leaf = (path: string) => `<path d="${path}" fill="#3fae4a" ${outline}/>`
const shine = (path: string) =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".75"/>`

export const cherry = drawing(
  gradient('skin', '#ff7d8c', '#d91638', '#7d0620'),
  SHADOW,
  `<path d="M33 62C36 40 46 26 66 14M66 62C68 44 68 28 66 14" fill="none" stroke="#2a1604" stroke-width="7" stroke-linecap="round"/>`,
  `<path d="M33 62C36 40 46 26 66 14M66 62C68 44 68 28 66 14" fill="none" stroke="#5c8f2c" stroke-width="3.5" stroke-linecap="round"/>`,
  leaf('M66 14C50 8 40 12 34 24C50 30 60 26 66 14z'),
  `<circle cx="32" cy="68" r="20" fill="url(#skin)" ${outline}/><circle cx="69" cy="68" r="19" fill="url(#skin)" ${outline}/>`,
  shine('M21 63q3-8 9-9M59 62q3-7 8-8'),
)

export const lemon = drawing(
  gradient('skin', '#fff59a', '#ffd21f', '#d18a00'),
  SHADOW,
  `<path d="M12 62C10 54 14 50 18 46C24 28 46 20 62 26C74 30 80 34 88 32C92 38 88 44 86 50C84 70 66 84 48 80C34 78 28 68 12 62z" fill="url(#skin)" ${outline}/>`,
  leaf('M86 32C76 14 64 10 52 14C58 28 70 34 86 32z'),
  shine('M27 50q6-14 20-17'),
)

export const plum = drawing(
  gradient('skin', '#c78bff', '#7a35c4', '#34106b'),
  SHADOW,
  `<path d="M50 24C56 14 62 10 68 10" fill="none" stroke="#2a1604" stroke-width="6" stroke-linecap="round"/>`,
  `<path d="M50 26C66 16 86 32 84 54C82 76 66 88 50 86C32 88 17 76 16 54C15 32 34 16 50 26z" fill="url(#skin)" ${outline}/>`,
  `<path d="M50 27C44 42 44 66 50 85" fill="none" stroke="#2c0c5c" stroke-width="3" opacity=".7"/>`,
  leaf('M52 22C62 8 78 8 88 16C78 28 64 30 52 22z'),
  shine('M26 46q3-10 11-14'),
)

const orange = drawing(
  gradient('skin', '#ffd08a', '#ff8a1f', '#b34700'),
  SHADOW,
  `<circle cx="50" cy="55" r="34" fill="url(#skin)" ${outline}/>`,
  leaf('M50 23C58 8 74 6 86 12C80 26 64 30 50 23z'),
  `<g fill="#a84a00" opacity=".45"><circle cx="62" cy="66" r="2"/><circle cx="70" cy="54" r="2"/><circle cx="54" cy="76" r="2"/><circle cx="42" cy="68" r="2"/></g>`,
  shine('M25 48q4-12 15-17'),
)

const grapes = drawing(
  gradient('skin', '#b9a4ff', '#6a48d8', '#2c1580'),
  SHADOW,
  `<path d="M50 28C50 18 54 12 60 8" fill="none" stroke="#2a1604" stroke-width="6" stroke-linecap="round"/>`,
  ...[
    [32, 36],
    [50, 34],
    [68, 36],
    [40, 51],
    [59, 51],
    [50, 66],
    [34, 62],
    [66, 62],
    [50, 80],
  ].map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="11.500" fill="url(#skin)" ${outline}/>`),
  leaf('M50 24C38 8 24 10 16 18C26 32 40 32 50 24z'),
  shine('M26 33q2-4 5-5M62 48q2-4 5-5'),
)

const melon = drawing(
  gradient('flesh', '#ff8b98', '#ee2f4c'),
  SHADOW,
  `<path d="M8 38A44 44 0 0 0 92 38z" fill="#2f8f3c" ${outline} transform="translate(0 8)"/>`,
  `<path d="M15 46A37 36 0 0 0 85 46z" fill="#e9f7c8"/><path d="M21 46A31 30 0 0 0 79 46z" fill="url(#flesh)"/>`,
  `<g fill="#2a1604"><ellipse cx="36" cy="55" rx="2.400" ry="4"/><ellipse cx="50" cy="60" rx="2.400" ry="4"/><ellipse cx="64" cy="55" rx="2.400" ry="4"/><ellipse cx="50" cy="51" rx="2" ry="3"/></g>`,
  shine('M28 51q1 7 6 12'),
)

const strawberry = drawing(
  gradient('skin', '#ff8a7d', '#e21f36', '#8d0520'),
  SHADOW,
  `<path d="M50 88C28 78 14 56 19 40C24 26 40 26 50 30C60 26 76 26 81 40C86 56 72 78 50 88z" fill="url(#skin)" ${outline}/>`,
  leaf(
    'M50 34C42 36 32 36 24 30C32 24 38 24 42 24C44 18 48 14 50 10C52 14 56 18 58 24C62 24 68 24 76 30C68 36 58 36 50 34z',
  ),
  `<g fill="#ffe08a"><ellipse cx="34" cy="50" rx="2" ry="3"/><ellipse cx="50" cy="48" rx="2" ry="3"/><ellipse cx="66" cy="50" rx="2" ry="3"/><ellipse cx="42" cy="62" rx="2" ry="3"/><ellipse cx="58" cy="62" rx="2" ry="3"/><ellipse cx="50" cy="75" rx="2" ry="3"/></g>`,
  shine('M27 46q2-7 7-9'),
)

const apple = drawing(
  gradient('skin', '#d9ff9a', '#7cc62a', '#376b0c'),
  SHADOW,
  `<path d="M50 30C52 20 56 13 62 10" fill="none" stroke="#2a1604" stroke-width="6" stroke-linecap="round"/>`,
  `<path d="M50 32C62 22 86 26 84 52C82 74 68 90 58 86C54 84 46 84 42 86C32 90 18 74 16 52C14 26 38 22 50 32z" fill="url(#skin)" ${outline}/>`,
  leaf('M56 22C62 8 76 6 86 12C80 24 68 28 56 22z'),
  shine('M26 48q2-11 10-15'),
)

export const bell = drawing(
  gradient('metal', '#fff6c4', '#ffc53d', '#b06a00'),
  SHADOW,
  `<circle cx="50" cy="82" r="9" fill="#b06a00" ${outline}/>`,
  `<path d="M50 10C56 10 58 14 58 18C74 24 76 40 77 56C78 66 84 68 86 76H14C16 68 22 66 23 56C24 40 26 24 42 18C42 14 44 10 50 10z" fill="url(#metal)" ${outline}/>`,
  `<path d="M21 66H79" stroke="#7d4a00" stroke-width="3" opacity=".6"/>`,
  shine('M34 50q1-16 9-22'),
)

/** Symbols from the second best on, best first. */
export const fruit: readonly string[] = [melon, strawberry, grapes, orange, apple, plum, lemon, cherry]
