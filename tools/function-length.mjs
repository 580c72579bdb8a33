/**
 * ESLint rule: ESLint's own max-lines-per-function with the same options, except for callbacks of `describe`. They are
 * groups of tests, and the rule checks each test in them.
 */
import { builtinRules } from 'eslint/use-at-your-own-risk';

const rule = builtinRules.get( 'max-lines-per-function' );

/** Whether a function is the callback of `describe()` or `test.describe()`. */
function isGroup( { parent } ) {
	const callee = parent?.type === 'CallExpression' ? parent.callee : undefined;
	return ( callee?.property ?? callee )?.name === 'describe';
}

function create( context ) {
	const report = ( found ) => ( isGroup( found.node ) ? undefined : context.report( found ) );
	return rule.create( Object.create( context, { report: { value: report } } ) );
}

export default { rules: { 'max-lines-per-function': { meta: rule.meta, create } } };
