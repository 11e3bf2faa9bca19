import type { Titles } from './titles.ts'

export const sports: Titles = {
  football: 'Bluetide Sportsbook|Matchday Football|Virtual Football Cup',
  basketball: 'Hardcourt Basketball|Virtual Hoops League',
  tennis: 'Baseline Tennis',
  volleyball: 'Beach Volleyball',
  baseball: 'Diamond Baseball',
  cricket: 'Over & Wicket Cricket',
  boxing: 'Ringside Boxing',
  racing: 'Grid Lap Racing',
  horse: 'Turf Club Racing',
}

export const esports: Titles = {
  arena: 'Titan Frame Arena|Lane Clash Masters|Five Lane Kingdoms',
  shooter: 'Site A Showdown|Last Circle League|Sniper Ridge Open',
  esports: 'Couch Cup Football|Hoops Sim League|Kart Circuit Live|Street Fist Series',
  mecha: 'Mecha Front Pro|Star Swarm Series',
}

export const cockfights: Titles = {
  rooster:
    'Sabong Central|Red Corner Derby|Golden Spur Arena|Meron vs Wala|Five Cock Derby|Sunday Pintakasi|Talisayin Cup|Bulik Classic',
}

/** In-house games with short rounds. */
export const originals: Titles = {
  crash: 'Liftoff|Kite Runner Up|Jeepney Jet|Comet Cash-Out',
  mines: 'Minefield Nine|Pearl & Mine|Garden of Mines',
  plinko: 'Plinko Peaks|Pachinga Drop|Rainbow Pegs',
  dice: 'Over Under Dice|Hundred Side Die|Twin Dice Duel',
  coinflip: 'Heads or Tails|Coin Climb',
  tower: 'Tower of Stairs|Bamboo Tower',
  trend: 'Up or Down|Minute Market',
  crossing: 'Chicken Crossing|Carabao Crossing',
  cards: 'Hi-Lo Express|Next Card',
  wheel: 'Quick Wheel|Color Wheel Pop',
  drum: 'Keno Lite|Keno Sprint',
  gems: 'Gem Match Three',
  roulette: 'Tap Roulette',
  cars: 'Photo Finish',
}
