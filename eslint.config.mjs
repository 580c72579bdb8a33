/** WordPress's rules, and those of the house style (docs/contributing.md) that a machine can hold. */
import { createRequire } from 'node:module';
import browsers from './tools/browsers/js.mjs';
import functions from './tools/function-length.mjs';

const require = createRequire( import.meta.url );
const wordpress = require( '@wordpress/eslint-plugin' );

const TYPESCRIPT = [ '**/*.ts', '**/*.tsx' ];

export default [
	{
		ignores: [
			'plugin/**',
			'vendor/**',
			'node_modules/**',
			'.cache/**',
			'tests/.results/**',
			'src/contracts/**',
			'**/*.d.mts',
		],
	},
	...wordpress.configs.recommended,
	{
		plugins: { functions },
		rules: {
			// "npm run lint:format" says it once, for CSS and Markdown too.
			'prettier/prettier': 'off',
			// A docblock says what the types do not: TypeScript has the names, and not every parameter needs a
			// sentence.
			'jsdoc/require-param': 'off',
			'jsdoc/check-param-names': 'off',
			'jsdoc/check-line-alignment': 'off',
			'jsdoc/require-returns-description': 'off',
			'@typescript-eslint/method-signature-style': 'off',
			'jsx-a11y/label-has-associated-control': [ 'error', { assert: 'either', depth: 4 } ],
			'max-lines': [ 'error', { max: 250, skipBlankLines: true, skipComments: true } ],
			'functions/max-lines-per-function': [ 'error', { max: 60, skipBlankLines: true, skipComments: true } ],
		},
	},
	{
		files: TYPESCRIPT,
		rules: {
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/no-non-null-assertion': 'error',
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true },
			],
		},
	},
	{
		// What visitors and owners get; tests run in today's browsers.
		files: [ 'src/**/*.ts', 'src/**/*.tsx', 'blocks/**/*.ts', 'blocks/**/*.tsx' ],
		plugins: { browsers },
		rules: { 'browsers/known-methods': 'error' },
	},
	{
		files: [ 'src/**/*.ts', 'src/**/*.tsx' ],
		rules: { 'import/no-default-export': 'error' },
	},
	{
		// Playwright's use() is no hook, and its fixtures take an object even when they take nothing out of it.
		files: [ 'tests/e2e/**', 'playwright.config.ts' ],
		rules: { 'max-lines': [ 'error', 300 ], 'react-hooks/rules-of-hooks': 'off', 'no-empty-pattern': 'off' },
	},
	{
		files: [ 'tools/**', '**/*.mjs', '*.cjs' ],
		languageOptions: {
			globals: { process: 'readonly', Buffer: 'readonly', AbortSignal: 'readonly', fetch: 'readonly' },
		},
		// What the build configures is part of @wordpress/scripts, in the versions that it was tested with.
		rules: { 'no-console': 'off', 'import/no-extraneous-dependencies': 'off' },
	},
	{
		// Much of a path runs in the page, where there is one document.
		files: [ 'tests/engines/**', 'tests/spoken/**' ],
		languageOptions: {
			globals: Object.fromEntries(
				[
					...[ 'document', 'history', 'location', 'localStorage', 'sessionStorage', 'window' ],
					...[ 'innerHeight', 'requestAnimationFrame', 'scrollTo' ],
				].map( ( name ) => [ name, 'readonly' ] )
			),
		},
		rules: { '@wordpress/no-global-active-element': 'off' },
	},
];
