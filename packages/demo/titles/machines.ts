import type { Titles } from './titles.ts'

/** Classic slots: three reels and few lines. */
export const classics: Titles = {
  seven:
    'Sevens in the Sun|Triple Lamplight|Lucky Seven Arcade|Diner Sevens|Ruby Sevens Row|Silver Sevens Row|Seven Steps Up|Sevens & Bells|Back Room Sevens|Hot Corner Sevens',
  fruit: 'Corner Shop Cherries|Three Plum Street|Lemon Parade|Cherry Hop|Melon Machine|Classic Orchard|Grape Escape',
  gems: 'One Bright Diamond|Triple Ruby Deluxe|Jewel Box Classic|Cut & Polish',
}

export const scratchCards: Titles = {
  scratch:
    'Scratch & Sunshine|Coconut Scratch|Silver Foil Six|Peso Patch|Payday Scratch|Under the Foil|Beach Day Scratch|Golden Corner|Lucky Square Nine|Karinderya Scratch|Fast Foil Fish|Moon Scratch',
}

export const videoPoker: Titles = {
  videopoker:
    'Jacks and a Half|Deuces Downtown|Joker Avenue Poker|Double Bonus Lounge|Aces & Eights Club|Royal Draw|Tens or Braver|Five Card Terrace|Hold & Draw Deluxe|Bonus Street Poker|Triple Hand Poker|Southpaw Draw',
}

export const tableGames: Titles = {
  roulette: 'European Wheelhouse|Pocket Roulette|Roulette Riviera|Single Zero Salon',
  blackjack: 'Blackjack Boardwalk|Twenty-One Terrace|Pontoon Parlor|Double Deck Jack',
  baccarat: 'Baccarat Bistro|Mini Baccarat Moon|Punto & Banco',
  sicbo: 'Sic Bo Lantern Hall|Three Dice Tavern',
  poker: 'Three Card Harbor|Caribbean Veranda',
}

export const arcade: Titles = {
  arcade: 'Claw Carnival|Capsule Corner|Prize Grabber|Arcade Alley|Toy Crane Tower|Token Town',
  drum: 'Gumball Gala|Bubble Bounce',
  cars: 'Pinball Prix|Tiny Car Cup',
}

export const bingo: Titles = {
  bingo:
    'Barangay Bingo|Bingo by the Bay|Sunday Hall Bingo|Full House Fiesta|Bingo Sampaguita|Ninety Ball Night|Bingo Blockbuster|Perya Bingo',
}
