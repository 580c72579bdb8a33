/** Unit tests run in jsdom with WordPress's preset, which also fails a test that logs an error it did not expect. */
import { createRequire } from 'node:module';

const require = createRequire( import.meta.url );

export default {
	preset: '@wordpress/jest-preset-default',
	rootDir: import.meta.dirname,
	roots: [ '<rootDir>/tests/unit' ],
	testMatch: [ '**/*.test.ts', '**/*.test.tsx' ],
	transform: { '\\.m?[jt]sx?$': require.resolve( '@wordpress/scripts/config/babel-transform' ) },
	// What WordPress's packages bring as modules alone.
	transformIgnorePatterns: [
		'/node_modules/(?!(?:.*/)?(?:uuid|marked|memize|is-plain-obj|parsel-js|@wordpress/theme)/)',
	],
};
