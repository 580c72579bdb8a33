export {};

declare global {
	namespace jest {
		// The name of the parameter is @types/jest's.
		interface Matchers< R > {
			/** Of @wordpress/jest-console: the console was told an error, which otherwise fails the test. */
			toHaveErrored(): R;
			toHaveErroredWith( ...words: unknown[] ): R;
		}
	}
}
