/**
 * Stylelint configuration: allows only CSS that the oldest supported browsers know (docs/what-we-test-with.md). Starts
 * from Baseline 2023, which all browsers had in December 2023. Safari 16.4 lacks nesting and the prefers-* queries of
 * that year, so another rule forbids nesting. Newer properties are listed here with the effect if they are missing, or
 * are used inside @supports.
 */
import baseline from 'stylelint-plugin-use-baseline';

const IGNORED = {
	properties: {
		'accent-color': 'the browser’s own color of boxes',
		'break-after': 'a page is cut elsewhere on paper',
		'content-visibility': 'what is out of sight is drawn, too',
		'forced-color-adjust': 'only in forced colors, which Safari does not have',
		'overscroll-behavior': 'the page behind scrolls on',
		'overscroll-behavior-inline': 'as above',
		'print-color-adjust': 'fills are missing on paper',
		resize: 'no corner to drag a text box by on iOS',
		'scrollbar-gutter': 'the page moves by a scroll bar',
		'scrollbar-width': 'a scroll bar of the usual width',
		'text-align': 'match-parent: the end of a line in a text of the other direction',
		'text-size-adjust': 'prefixed for iOS beside it',
		'text-wrap': 'lines are broken at the last word that fits',
		'user-select': 'prefixed for Safari by the build',
	},
	selectors: {
		'details-content': 'alone in its rule: an accordion opens without motion, and what is closed is not printed',
		'popover-open': 'inside :is(), which forgives it',
		selection: 'the browser’s own color of a selection',
	},
	functions: {
		'light-dark': 'the light value stands inside @supports not',
	},
	atRules: {
		property: 'a value changes at once, without a motion',
		'starting-style': 'what opens has no motion at its beginning',
	},
};

const names = ( part ) => Object.keys( IGNORED[ part ] );

export default {
	plugins: [ baseline ],
	rules: {
		'max-nesting-depth': [ 0, { ignoreAtRules: [ 'container', 'media', 'starting-style', 'supports' ] } ],
		'plugin/use-baseline': [
			true,
			{
				available: 2023,
				ignoreProperties: Object.fromEntries( names( 'properties' ).map( ( name ) => [ name, [ '/.*/' ] ] ) ),
				ignoreSelectors: names( 'selectors' ),
				ignoreFunctions: names( 'functions' ),
				ignoreAtRules: names( 'atRules' ),
			},
		],
	},
};
