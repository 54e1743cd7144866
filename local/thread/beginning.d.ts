export const BEGINNING: URL;
