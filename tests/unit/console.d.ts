export {};

declare global {
	namespace jest {
		// @types/jest uses this name for the parameter.
		interface Matchers< R > {
			/** Matcher of @wordpress/jest-console: the console has logged an error, which otherwise fails the test. */
			toHaveErrored(): R;
			toHaveErroredWith( ...words: unknown[] ): R;
		}
	}
}
