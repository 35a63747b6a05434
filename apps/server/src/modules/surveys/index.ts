export { createSurveysModule } from './surveys-module.ts';
