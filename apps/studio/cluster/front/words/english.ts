export const english = {
  speed: 'Speed',
  normal: 'Normal',
  quick: 'Quick',
  tumbles: 'Tumbles: {count}',
  noCluster: 'No cluster',
  freeSpins: 'Free spins: {count}',
  autoplayFeature: 'Stop when free spins begin',
  freeSpinOf: 'Free spin {nth} of {count}',
  capReached: 'The largest win of a round',
  howClusters:
    'Five or more gems of a kind that touch side by side or one above the other pay. They vanish, what lay above them falls, and new gems come, until nothing pays any more.',
  howMultiplier:
    'What a spin pays first counts once. With each tumble that pays the multiplier rises by one, up to ×{most}. Through all free spins of a round it stays where it has risen to.',
  howFreeSpins:
    'Stars pay nothing themselves. Three, four, or five and more of them in the grid when a spin is over bring {three}, {four} or {five} free spins. Three or more in a free spin add {more}, up to {most} in a round.',
  howQuick: 'Quick shows the same in less time.',
  clustersPay: 'What a cluster pays by its size, in stakes at ×1',
  gem: 'Gem',
  returnWhole: 'Of all stakes exactly {share} come back as wins; {free} of it in free spins. Nothing is rounded.',
  howOften:
    'One round in {hit} pays something, and one in {free} has free spins. The game is volatile: the standard deviation of a round is {volatility} stakes, so long runs without a win are usual.',
  capEnds: 'Where a round reaches this win it ends, free spins included.',
  howBook:
    'There are {rounds} prepared rounds, each with a weight. For every stake the server draws one of them by a cryptographic random source, as often as its weight says, and plays it tumble by tumble from its seed, always alike. So the return is no estimate: it is the sum over all of them. What you tap, or how fast, changes nothing.',
}
export type ClusterKey = keyof typeof english
