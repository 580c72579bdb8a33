import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import type { FormSettings } from '../../../src/contracts/form-settings';
import { FORM } from './form';

interface SaveError {
	data?: { fields?: Record< string, string > };
}

/**
 * What the server refused when the form was last saved, for the controls of its settings: the sentence takes the place
 * of the help, which describes the control, until another value stands there.
 */
export function useRefusedSettings( id: number, settings: FormSettings ) {
	const error = useSelect(
		( select ) => select( coreStore ).getLastEntitySaveError( FORM.kind, FORM.name, id ) as SaveError | undefined,
		[ id ]
	);
	const [ refused, setRefused ] = useState( { error, settings } );
	if ( refused.error !== error ) {
		setRefused( { error, settings } );
	}
	return ( key: keyof FormSettings, help: string ) => {
		const sentence = settings[ key ] === refused.settings[ key ] ? error?.data?.fields?.[ key ] : undefined;
		return {
			'aria-invalid': Boolean( sentence ),
			help: sentence ? <span className="vestibule-editor__refused">{ sentence }</span> : help,
		};
	};
}
