/** WordPress's rules, and the rules of the house style that can be checked automatically (docs/contributing.md). */
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
			'extensions/**',
			'**/*.d.mts',
		],
	},
	...wordpress.configs.recommended,
	{
		plugins: { functions },
		rules: {
			// "npm run lint:format" reports these errors, also for CSS and Markdown.
			'prettier/prettier': 'off',
			// TypeScript contains the names of parameters, and not every parameter needs a description.
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
		// Code for visitors and owners. Tests run only in current browsers.
		files: [ 'src/**/*.ts', 'src/**/*.tsx', 'blocks/**/*.ts', 'blocks/**/*.tsx' ],
		plugins: { browsers },
		rules: { 'browsers/known-methods': 'error' },
	},
	{
		files: [ 'src/**/*.ts', 'src/**/*.tsx' ],
		rules: { 'import/no-default-export': 'error' },
	},
	{
		// Playwright's use() is not a hook, and its fixtures have an object parameter even if they use nothing of it.
		files: [ 'tests/e2e/**', 'playwright.config.ts' ],
		rules: { 'max-lines': [ 'error', 300 ], 'react-hooks/rules-of-hooks': 'off', 'no-empty-pattern': 'off' },
	},
	{
		files: [ 'tools/**', '**/*.mjs', '*.cjs' ],
		languageOptions: {
			globals: { process: 'readonly', Buffer: 'readonly', AbortSignal: 'readonly', fetch: 'readonly' },
		},
		// The build configures packages of @wordpress/scripts, in the versions with which it was tested.
		rules: { 'no-console': 'off', 'import/no-extraneous-dependencies': 'off' },
	},
	{
		// The template of extensions imports a script module that the plugin registers on the page.
		files: [ 'tools/make/extension/**' ],
		rules: { 'import/no-unresolved': [ 'error', { ignore: [ '^vestibule/' ] } ] },
	},
	{
		// VitePress and Vue are installed by "npm run docs", in tools/docs.
		files: [ 'tools/docs/**' ],
		rules: { 'import/no-unresolved': [ 'error', { ignore: [ '^(vitepress|vue)(/|$)' ] } ] },
	},
	{
		// Most of this code runs in the page, which has only one document.
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
