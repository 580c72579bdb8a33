import type { LiveField } from '../kit/live';
import { messageOf, textOf, type Value } from '../kit/rules';
import { validate as oneAddress } from './field';

const folded = ( text: Value = '' ) => textOf( text ).trim().toLowerCase();

export const live: LiveField = {
	/**
	 * Compares the second address with the first one if the first one is valid. An error is shown at the second input.
	 */
	validate( field, values ) {
		const errors = oneAddress( field, values );
		const name = `${ field.name }:again`;
		const isSame = values[ name ] === undefined || folded( values[ name ] ) === folded( values[ field.name ] );
		return isSame || errors[ field.name ] ? errors : { [ name ]: [ messageOf( field, 'confirm' ) ] };
	},
};
