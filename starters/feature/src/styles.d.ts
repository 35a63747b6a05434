/** Vite takes style sheets with the modules that import them, and gives the address of a film. */
declare module '*.css';
declare module '*.webm' {
  const address: string;
  export default address;
}
