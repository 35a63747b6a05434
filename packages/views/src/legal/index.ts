export { LazyLegalNotice } from './LazyLegalNotice.tsx';
