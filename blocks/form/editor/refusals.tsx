import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { FormSettings } from '../../../src/contracts/form-settings';
import { FORM } from '../../fields/kit/editor/kinds';

/** What the server says of an error: a sentence, and sentences by the path of what was refused. */
export function faultsOf( error: unknown ): { message: string; fields: Record< string, string > } {
	const { message, data } = ( typeof error === 'object' && error !== null ? error : {} ) as {
		message?: string;
		data?: { fields?: Record< string, string > };
	};
	return { message: message ?? '', fields: data?.fields ?? {} };
}

/** What a control shows at its place: the sentence of the server instead of its help. */
export type Refusal = ( path: string, help?: string ) => { help?: ReactNode; 'aria-invalid': boolean };

/** @param fields Sentences by path, as the server refused them. */
export function refusalsOf( fields: Record< string, string > ): Refusal {
	return ( path, help ) => {
		const sentence = fields[ path ];
		return {
			'aria-invalid': Boolean( sentence ),
			help: sentence ? <span className="vestibule-editor__refused">{ sentence }</span> : help,
		};
	};
}

/** What the server refused when the form was last saved; the same object until it is saved again. */
export const useRefusal = ( form: number ): unknown =>
	useSelect(
		( select ) => select( coreStore ).getLastEntitySaveError( FORM.kind, FORM.name, form ) as unknown,
		[ form ]
	);

/** What the server refused of one of a list when the form was last saved, by its own paths. */
export function useRefusals( form: number, key: string, index: number ): Record< string, string > {
	const prefix = `${ key }.list.${ index }.`;
	return Object.fromEntries(
		Object.entries( faultsOf( useRefusal( form ) ).fields ).flatMap( ( [ path, words ] ) =>
			path.startsWith( prefix ) ? [ [ path.slice( prefix.length ), words ] ] : []
		)
	);
}

const NOTHING_REFUSED = refusalsOf( {} );

/**
 * What the server refused of a form's settings, for their controls: the sentence takes the place of the help, which
 * describes the control, until another value stands there.
 */
export function useRefusedSettings( form: number, settings: FormSettings ) {
	const error = useRefusal( form );
	const [ refused, setRefused ] = useState( { error, settings } );
	if ( refused.error !== error ) {
		setRefused( { error, settings } );
	}
	const refusal = refusalsOf( faultsOf( error ).fields );
	return ( key: keyof FormSettings, help: string ) =>
		( settings[ key ] === refused.settings[ key ] ? refusal : NOTHING_REFUSED )( key, help );
}
