export const english = {
  speed: 'Speed',
  normal: 'Normal',
  quick: 'Quick',
  tumbles: 'Tumbles: {count}',
  noCluster: 'No cluster',
  freeSpins: 'Free spins: {count}',
  autoplayFeature: 'Stop when free spins begin',
  freeSpinOf: 'Free spin {nth} of {count}',
  capReached: 'Maximum win reached',
  howClusters:
    'Five or more matching gems that touch horizontally or vertically pay. They disappear, the gems above them fall, and new gems drop in until there are no more wins.',
  howMultiplier:
    'The first win of a spin pays ×1. With each winning tumble the multiplier goes up by one, up to ×{max}. In free spins the multiplier does not reset between spins.',
  howFreeSpins:
    'Stars don’t pay. Three, four, or five or more stars in the grid at the end of a spin award {three}, {four} or {five} free spins. Three or more in a free spin add {more}, up to {max} per round.',
  howQuick: 'Quick shows the same round in less time.',
  clustersPay: 'Payouts by cluster size, in stakes at ×1',
  gem: 'Gem',
  returnWhole: 'The return to player is exactly {share}; {free} of it comes from free spins. Nothing is rounded.',
  howOften:
    'One round in {hit} wins, and one in {free} has free spins. The game has high volatility: the standard deviation of a round is {volatility} stakes, so long runs without a win are normal.',
  capEnds: 'A round that reaches this win ends, including any free spins.',
  howBook:
    'There are {rounds} prepared rounds, each with a weight. For every stake, the server draws one of them from a cryptographic random source according to its weight, and plays it tumble by tumble from its seed, always in the same way. The return is therefore not an estimate: it is the exact sum over all rounds. What you tap, or how fast, changes nothing.',
}
export type ClusterKey = keyof typeof english
