export { plantBug, plantedBugs, plantFromEnvironment, type PlantedBug } from './plant-bug.ts';
