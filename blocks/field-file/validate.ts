import { messageOf } from '../../src/form/rules/value';
import { listRule } from '../../src/form/rules/validate';

/** Size and type are the server's to judge, when a file arrives. */
export const validate = listRule( ( field, chosen ) => {
	const { maxFiles } = ( field.settings ?? {} ) as { maxFiles?: number };
	const maxItemCount = maxFiles || Infinity;
	return chosen.length > maxItemCount ? [ messageOf( field, 'max', { maxItemCount } ) ] : [];
} );
