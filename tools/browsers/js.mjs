/**
 * ESLint: methods that the least browsers which are promised (docs/what-we-test-with.md) do not all have. They are called
 * with `?.`, and something stands behind it. Syntax and the language's own methods are held by tsconfig.json: ES2023.
 *
 * `requestIdleCallback` and `scheduler` are globals that Safari lacks: TypeScript declares the second as optional, and
 * both are asked for where they are used (src/islands/turns.ts).
 */
const NEWER = {
	any: 'Safari 17.4',
	canParse: 'Safari 17',
	checkVisibility: 'Safari 17.4',
	fromAsync: 'Chrome 121',
	getHTML: 'Safari 18',
	groupBy: 'Safari 17.4',
	hidePopover: 'Safari 17',
	isSubsetOf: 'Safari 17, Firefox 127',
	isSupersetOf: 'Safari 17, Firefox 127',
	moveBefore: 'Chrome 133; not in Safari',
	setHTMLUnsafe: 'Safari 17.4',
	showPicker: 'Safari 16.4 without selects',
	showPopover: 'Safari 17',
	startViewTransition: 'Safari 18, Firefox 144',
	symmetricDifference: 'Safari 17, Firefox 127',
	togglePopover: 'Safari 17',
	withResolvers: 'Safari 17.4',
};

/** What has a namesake that every browser has: only on these. */
const ONLY_ON = { any: [ 'AbortSignal' ], groupBy: [ 'Object', 'Map' ] };

function check( context ) {
	return {
		'CallExpression[optional=false] > MemberExpression.callee'( { object, property } ) {
			const { name } = property;
			const isNewer = Object.hasOwn( NEWER, name ) && ( ONLY_ON[ name ]?.includes( object.name ) ?? true );
			if ( isNewer ) {
				context.report( { node: property, messageId: 'newer', data: { name, since: NEWER[ name ] } } );
			}
		},
	};
}

export default {
	rules: {
		'known-methods': {
			meta: {
				type: 'problem',
				schema: [],
				messages: { newer: '{{name}}() is there since {{since}} only: call it with ?. and a fallback.' },
			},
			create: check,
		},
	},
};
