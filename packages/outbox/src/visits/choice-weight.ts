/** Ranks beyond this one weigh as this one. */
const LAST_RANK = 5;

/**
 * How much the choice of a result counts, by the rank at which it was shown (S-26). Visitors see the first result far
 * more often than the fifth, whatever these are worth; so a choice is weighted by the inverse of the propensity that a
 * result at this rank is looked at, taken as 1 / rank, and clipped.
 *
 * Joachims, Swaminathan, Schnabel: Unbiased learning-to-rank with biased feedback, WSDM 2017, sections 4.1 (inverse
 * propensity), 5.1 (the curve) and 4.3 (clipping). The clip also limits what is gained by forging the rank.
 *
 * @param rank from 1
 * @returns from 1 to 5
 */
export const choiceWeight = (rank: number): number => Math.min(rank, LAST_RANK);
