import { useEntityProp } from '@wordpress/core-data';
import type { FormConfirmations } from '../../../../src/contracts/form-confirmations';
import { FORM } from '../form';
import { META, type Confirmation } from './confirmation';

interface Meta {
	[ META ]?: FormConfirmations;
}

const NONE: Confirmation[] = [];

/** The confirmations of a form and how to change them; they are saved with the form. */
export function useConfirmations( id: number ): [ Confirmation[], ( list: Confirmation[] ) => void ] {
	const [ value, set ] = useEntityProp( FORM.kind, FORM.name, 'meta', String( id ) );
	const meta = value as Meta | undefined;
	return [ meta?.[ META ]?.list ?? NONE, ( list ) => set( { ...meta, [ META ]: { list } } ) ];
}
