import type { LiveField } from '../kit/live';
import { messageOf, textOf, type Value } from '../kit/rules';
import { validate as oneAddress } from './field';

const folded = ( text: Value = '' ) => textOf( text ).trim().toLowerCase();

export const live: LiveField = {
	/** The second input is compared with a first one that is right; it has an error of its own. */
	validate( field, values ) {
		const errors = oneAddress( field, values );
		const name = `${ field.name }:again`;
		const isSame = values[ name ] === undefined || folded( values[ name ] ) === folded( values[ field.name ] );
		return isSame || errors[ field.name ] ? errors : { [ name ]: [ messageOf( field, 'confirm' ) ] };
	},
};
