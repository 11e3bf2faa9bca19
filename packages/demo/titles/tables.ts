import type { Titles } from './titles.ts'

/** Live tables, named after a room and its game. */
export const liveTables: Titles = {
  baccarat:
    'Jade Room Baccarat|Opal Room Baccarat|Coral Room Baccarat|Orchid Baccarat|Saffron Baccarat|Sampaguita Baccarat|Intramuros Baccarat|Palawan Baccarat|Siam Baccarat|Marina Baccarat|Skyline Baccarat|Velvet Baccarat|Speed Baccarat East|Speed Baccarat West|Squeeze Baccarat|No Commission Salon|Peony Baccarat|Bamboo Baccarat|Harbor Baccarat|Amber Baccarat|Moon Gate Baccarat|VIP Terrace Baccarat|Lotus Hall Baccarat|Sunrise Baccarat',
  roulette:
    'Riviera Roulette|Grand Hall Roulette|Auto Wheel Azure|Auto Wheel Rouge|Lantern Roulette|Manila Bay Roulette|Chao Phraya Roulette|Speed Roulette Nova|Golden Zero Roulette|Balcony Roulette|Starlight Roulette|Double Ball Deluxe|Casablanca Roulette|Penthouse Roulette|Garden Roulette|Cascade Roulette',
  blackjack:
    'Blackjack Emerald|Blackjack Cobalt|Blackjack Crimson|Blackjack Ivory|Blackjack Onyx|Infinite Seats Jack|Lounge Blackjack|Rooftop Blackjack|Free Bet Blackjack|Makati Blackjack|Party Blackjack|High Table Blackjack',
  sicbo:
    'Sic Bo Pavilion|Dragon Bowl Sic Bo|Speed Sic Bo|Emperor Dice Hall|Fish Prawn Crab Live|Xoc Dia Courtyard|Thai Hi-Lo Live|Color Game Plaza',
  dragontiger:
    'Dragon Tiger Temple|Dragon Tiger Rush|Lightfoot Tiger|Dragon & Tiger VIP|Moonrise Dragon Tiger|Dragon Tiger Arena',
  poker:
    "Hold'em Harbor|Three Card Live|Caribbean Stud Deck|Teen Patti Terrace|Andar Bahar Palace|Casino War Room|Bull Bull Live|Three Pictures Live|Lucky Nine Live|Pai Gow Parlor",
  wheel: 'Wheel of Seasons|Sky Wheel Live|Money Lane Wheel|Carnival Wheel|Festival Spinner|Big Star Wheel',
  show: 'Studio Ten Live|The Lantern Show|Dice & Dazzle|Treasure Hour Live|Curtain Call Live|Ball Drop Tonight|Cash Cabaret|Saturday Showdown',
}

/** Tables at which players play against each other. */
export const playerTables: Titles = {
  cards:
    "Tongits Corner|Pusoy Night|Pusoy Dos Derby|Lucky Nine Lounge|Big Two Terrace|Thirteen Cards Hall|Rummy Veranda|Teen Patti Circle|Landlord's Table|Golden Flower Room|Niu Niu Nook|Three Kingdoms Cards|In Between Inn|Sakla Saloon|Capsa Club|Tien Len Tea House|Catte Corner|Pok Deng Pavilion|Dummy Siam",
  poker: "Hold'em Heights|Omaha Orchard|Short Deck Shore|Ring Table Poker|Jackpot Sit & Go",
  mahjong:
    'Two Player Mahjong|Blood Battle Mahjong|Sparrow Garden|Four Winds Mahjong|Red Dragon Tiles|Mahjong Mezzanine',
  domino: 'Domino Dockyard|Gaple Gang|Ceme Circle|Qiu Qiu Quarter|Bone Yard',
  chess: "Xiangqi Square|Knight's Gambit|Checkers Cafe|Ludo Lagoon|Snakes & Lanterns",
}
