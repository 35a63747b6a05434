/** CO-maxVotesPerContest: Maximum votes per contest, in votes. */
export const maxVotesPerContest = 5;

/** CO-passedContestsListed: Passed contests listed, in items. */
export const passedContestsListed = 2;
