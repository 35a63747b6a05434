export {
  plantBug,
  plantedBugs,
  plantFromEnvironment,
  type Planted,
  type PlantedBug,
} from './plant-bug.ts';
