/**
 * ESLint rule: methods that some supported browsers lack (docs/what-we-test-with.md) must be called with `?.` and need
 * a fallback. tsconfig.json (ES2023) limits the syntax and the methods of the language.
 *
 * The globals `requestIdleCallback` and `scheduler` are missing in Safari. TypeScript declares the second as optional,
 * and src/islands/turns.ts checks for both.
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

/** Objects on which a method is checked, if other objects have a method of the same name that all browsers know. */
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
