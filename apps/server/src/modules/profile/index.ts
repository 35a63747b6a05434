export { createProfileModule } from './profile-module.ts';
export { pictureFact } from './picture-fact.ts';
