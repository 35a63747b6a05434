export { PrizeMark, type PrizeArt, type PrizeMarkProps } from './PrizeMark.tsx';
