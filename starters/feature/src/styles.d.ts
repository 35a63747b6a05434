/** Vite takes style sheets with the modules that import them. */
declare module '*.css';
