/** Texts of the shooter and names of its targets: on the page and in the record. */
export const english = {
  minnow: 'Minnow',
  sunfish: 'Sunfish',
  lantern: 'Lantern fish',
  puffer: 'Puffer',
  angel: 'Angelfish',
  turtle: 'Turtle',
  ray: 'Ray',
  squid: 'Squid',
  marlin: 'Marlin',
  shark: 'Shark',
  carp: 'Golden carp',
  mine: 'Mine',
  eel: 'Thunder eel',
  'boss-shell': 'Crowned One: shell',
  'boss-crown': 'Crowned One: crown',
  'boss-heart': 'Crowned One: heart',

  water: 'The water. Tap or hold to shoot; arrow keys turn the cannon, Space shoots.',
  double: 'Double',
  lock: 'Lock on',
  pickTarget: 'Tap a fish to lock on.',
  bossComes: 'The Crowned One rises',
  wonTold: '{name}: won {amount}',
  resumed: 'Your last volley won {amount}.',
  resumedNothing: 'Your last volley caught nothing.',

  allGone: 'That one was gone already. Nothing was charged.',
  tooFast: 'Your cannon needs a moment. Nothing was charged.',
  notPlaced: 'Those shots could not be placed. Nothing was charged.',
  newSeat: 'You have a seat again. Nothing was charged.',
  noSeat: 'You cannot be seated at the moment. Trying again…',

  rulesPlay: 'How it is played',
  rulesIdea:
    'Up to four players shoot at the same fish. A shot costs its price only when it hits; hits are sent together, as a volley of up to {shots}. A shot that meets nothing costs nothing.',
  rulesFirst:
    'The first player to catch a fish gets it. A shot at a fish that was gone when it came is not charged and stays with you.',
  rulesVolley:
    'Every shot that is charged has its own chance. If two shots of one volley both catch the same fish, both are paid.',
  rulesDouble: 'Double: a shot costs twice its price and has twice the chance of the same prize.',
  rulesLock: 'Lock on: shots follow the fish you tap and go by all others. It changes neither price nor chance.',
  rulesBoss:
    'The Crowned One comes every {seconds} seconds. Its shell, its crown and its heart are broken one after the other; each pays the player who breaks it.',
  rulesSwept:
    'A mine or a thunder eel pays a prize drawn from its own list. The small fish that it takes along are paid with it, never by themselves: so your chances never depend on what swims nearby.',
  prices: 'Prizes and chances of a single shot',
  target: 'Target',
  pays: 'Pays, times the price',
  chance: 'Chance',
  figures: 'Figures and limits',
  rulesReturn: 'Return to player: {share} of all that is paid for shots, exactly the same at every target and power.',
  rulesLargest: 'Largest prize of one shot: {times} times its price.',
  rulesLimits: 'Prices of a shot from {least} to {most}. At most {shots} shots a volley and {speed} shots a second.',
  rulesRound: 'Every prize is a whole multiple of the price, so nothing is ever rounded.',
  interrupted:
    'If the connection breaks, a volley that was sent counts once or not at all, and what it won is paid. You are told when you come back.',
  caughtList: '{name} ×{times}',
  caughtNothing: 'Nothing caught',
  shots_one: '{count} shot',
  shots_other: '{count} shots',
  shotPrice: 'Price of a shot',
} as const
