export function ProblemPage({ status }: { readonly status: number }) {
  return <h1>{status}</h1>;
}
