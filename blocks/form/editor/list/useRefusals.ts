import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { FORM } from '../form';
import { faultsOf } from './faults';

/** What the server refused of one of a list when the form was last saved, by its own paths. */
export function useRefusals( id: number, key: string, index: number ): Record< string, string > {
	const error: unknown = useSelect(
		( select ) => select( coreStore ).getLastEntitySaveError( FORM.kind, FORM.name, id ),
		[ id ]
	);
	const prefix = `${ key }.list.${ index }.`;
	return Object.fromEntries(
		Object.entries( faultsOf( error ).fields ).flatMap( ( [ path, words ] ) =>
			path.startsWith( prefix ) ? [ [ path.slice( prefix.length ), words ] ] : []
		)
	);
}
