import { useEntityProp } from '@wordpress/core-data';
import type { FormNotifications } from '../../../../src/contracts/form-notifications';
import { FORM } from '../form';
import { META, type Notification } from './notification';

interface Meta {
	[ META ]?: FormNotifications;
}

const NONE: Notification[] = [];

/** The notifications of a form and how to change them; they are saved with the form. */
export function useNotifications( id: number ): [ Notification[], ( list: Notification[] ) => void ] {
	const [ value, set ] = useEntityProp( FORM.kind, FORM.name, 'meta', String( id ) );
	const meta = value as Meta | undefined;
	return [ meta?.[ META ]?.list ?? NONE, ( list ) => set( { ...meta, [ META ]: { list } } ) ];
}
