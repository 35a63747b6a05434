import { publishedPackages } from '../workspace.ts';
import { writeReleased, writeReports } from './api.ts';

const packages = publishedPackages();
writeReports(packages);
if (process.argv.includes('--released')) writeReleased(packages);
console.log(`Written: what ${packages.length} packages promise.`);
