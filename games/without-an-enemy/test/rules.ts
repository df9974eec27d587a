// The rules as text.
import { textsBeside } from '@rose/testkit';

export const { FOLDER, FRENCH, ENGLISH } = textsBeside(import.meta.dirname);
