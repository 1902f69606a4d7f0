declare module 'droll' {
  const droll: { roll(notation: string): { readonly total: number } | false };
  export default droll;
}
