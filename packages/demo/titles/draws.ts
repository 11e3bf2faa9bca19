import type { Titles } from './titles.ts'

/** Electronic lottery: short rounds, fixed odds. */
export const electronicDraws: Titles = {
  fast3: 'Fast Three Lumina|Fast Three Harbor|One Minute Three|Three Minute Three|Five Minute Three|Dice Draw Delta',
  cars: 'Racing Ten Grand Prix|Racing Ten Turbo|Speedboat Ten|Night Circuit Ten|Pony Ten Stakes',
  balls:
    'Five Star Minute|Five Star Express|Happy Eight|Lucky Twenty-Eight|Mark Six Minute|Eleven Pick Five|Color Ball Blitz|Odd Even Sprint',
  drum: 'Keno Aurora|Keno Lotus|Bingo Keno Rush|Pearl Drum Draw|Blockchain Five|Hourly Drum',
  coinflip: 'Dragon Coin Draw|Sun & Moon Draw',
  ticket: 'Lightning Lotto|Ticket to Ten|Instant Six',
}

/** Lottery draws, by region in the lists of their vendors. */
export const redRiverDraws: Titles = {
  balls: 'Hanoi Special Draw|Saigon Daily Draw|Da Nang Draw|Hue Evening Draw|Can Tho Draw|Nha Trang Draw',
  drum: 'Red River Express|Mekong Express|Delta One Minute|Highland Draw',
  ticket: 'Northern Eighteen|Central Eighteen|Southern Eighteen',
}

export const southSeaDraws: Titles = {
  balls: 'Manila Fast Six|Visayas 3D|Mindanao 4D|Siam 3D|Lanna Evening Draw|Borneo 4D|Malacca 4D',
  drum: 'Luzon Two Digit|Chao Phraya Six|Java Five',
  ticket: 'Isla Jackpot Six|Andaman Ticket|Pinoy Pick Three',
}

export const hallDraws: Titles = {
  balls:
    'Daily Six Forty-Two|Grand Six Fifty-Eight|Mega Six Forty-Five|Classic Four Digit|Classic Three Digit|Sunset Five',
  drum: 'Noon Draw|Evening Draw|Weekend Giant Drum',
  ticket: 'Golden Ticket Weekly|Family Ticket|Sunday Syndicate',
  fast3: 'Hall Fast Three|Lucky Bowl Three',
}
