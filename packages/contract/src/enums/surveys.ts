/** EN-surveyTypes. */
export const surveyTypes = ['feedback', 'chat exit'] as const;
export type SurveyType = (typeof surveyTypes)[number];
