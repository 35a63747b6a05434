export { HeroBillboard, type HeroBillboardProps, type HeroSlide } from './HeroBillboard.tsx';
