declare module '*?raw' {
  const text: string;
  export default text;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.css';
interface ImportMeta {
  readonly env: { readonly PROD: boolean; readonly DEV: boolean; readonly BASE_URL: string };
}
