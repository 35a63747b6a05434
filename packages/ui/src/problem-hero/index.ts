export { ProblemHero, type ProblemHeroProps } from './ProblemHero.tsx';
