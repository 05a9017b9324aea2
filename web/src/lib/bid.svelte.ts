// How much a player is about to add or bid: the stage shows what would come of it.

export const bid = $state<{ n: number | null }>({ n: null });
