/** Runs unit tests in jsdom with WordPress's preset, which also makes a test fail if it logs an unexpected error. */
import { createRequire } from 'node:module';

const require = createRequire( import.meta.url );

export default {
	preset: '@wordpress/jest-preset-default',
	rootDir: import.meta.dirname,
	roots: [ '<rootDir>/tests/unit' ],
	testMatch: [ '**/*.test.ts', '**/*.test.tsx' ],
	transform: { '\\.m?[jt]sx?$': require.resolve( '@wordpress/scripts/config/babel-transform' ) },
	// Packages that contain only ES modules, which Jest cannot load untransformed.
	transformIgnorePatterns: [
		'/node_modules/(?!(?:.*/)?(?:uuid|marked|memize|is-plain-obj|parsel-js|@wordpress/theme)/)',
	],
};
