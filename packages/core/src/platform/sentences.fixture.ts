/**
 * Before each test file: zod says what is wrong in no language, as in the product. It holds its language for a whole process, and a library
 * that loads all of it sets English, which the next files of the same worker would hear.
 */
import { config } from "zod/v4/core";

config({ localeError: undefined });
