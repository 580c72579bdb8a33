import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { FormSettings } from '../../../src/contracts/form-settings';
import { FORM } from '../../fields/kit/editor/kinds';

/** Returns the message of an error response, and its validation errors by path. */
export function faultsOf( error: unknown ): { message: string; fields: Record< string, string > } {
	const { message, data } = ( typeof error === 'object' && error !== null ? error : {} ) as {
		message?: string;
		data?: { fields?: Record< string, string > };
	};
	return { message: message ?? '', fields: data?.fields ?? {} };
}

/** Returns the props of a control: the server's error if there is one, otherwise the help text. */
export type Refusal = ( path: string, help?: string ) => { help?: ReactNode; 'aria-invalid': boolean };

/**
 * Creates the function that returns the props of a control. `fields` contains the server's validation errors by path.
 */
export function refusalsOf( fields: Record< string, string > ): Refusal {
	return ( path, help ) => {
		const sentence = fields[ path ];
		return {
			'aria-invalid': Boolean( sentence ),
			help: sentence ? <span className="vestibule-editor__refused">{ sentence }</span> : help,
		};
	};
}

/** Returns the error of the last attempt to save the form. It remains the same object until the next attempt. */
export const useRefusal = ( form: number ): unknown =>
	useSelect(
		( select ) => select( coreStore ).getLastEntitySaveError( FORM.kind, FORM.name, form ) as unknown,
		[ form ]
	);

/**
 * Returns the validation errors of one list item from the last attempt to save the form. The paths are relative to the
 * item.
 */
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
 * Creates the function that returns the props of a control in the form's settings. A validation error replaces the help
 * text until the value changes.
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
