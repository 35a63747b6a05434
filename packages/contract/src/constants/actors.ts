/** CO-mobileRecommendationsGrid: Recommendations per grid on mobile, in items. */
export const mobileRecommendationsGrid = 8;

/** CO-mobileRecommendationsSlider: Recommendations per slider on mobile, in items. */
export const mobileRecommendationsSlider = 5;

/** CO-minRatings: Minimum ratings to show an actor rating, in ratings. */
export const minRatings = 10;

/** CO-avatarWidths: Avatar widths, in px. */
export const avatarWidths = [60, 160, 320, 640] as const;

/** CO-modelRecommendations: Default model recommendations, in items. */
export const modelRecommendations = 4;

/** CO-modelRecommendationsLoading: Model recommendations while loading, in items. */
export const modelRecommendationsLoading = 16;

/** CO-modelRecommendationsAge: Age rating of model recommendations, in years. */
export const modelRecommendationsAge = 16;

/** CO-modelRecommendationsAgeCollections: Age rating of recommended models for collections, in years. */
export const modelRecommendationsAgeCollections = 12;

/** CO-recommendedActorsShown: Recommended actors shown, in items. */
export const recommendedActorsShown = 9;

/** CO-interviewImageSize: Interview image size, in px. */
export const interviewImageSize = 720;

/** CO-avatarsAgeRating: Age ratings for avatars and sedcards, in years. */
export const avatarsAgeRating = [16, 12] as const;
