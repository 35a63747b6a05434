export { LateLegalNotice } from './LazyLegalNotice.tsx';
