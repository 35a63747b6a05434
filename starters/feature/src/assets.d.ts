/** Vite gives the address of a film. */
declare module '*.webm' {
  const address: string;
  export default address;
}
