import { createContext, useContext } from '@wordpress/element';
import type { ReactNode } from 'react';
import './error.css';

/** Error messages from the server by path of the setting; empty if there are none. */
export type Refusals = Readonly< Record< string, string > >;

const NONE: Refusals = {};
const Context = createContext< Refusals >( NONE );

export const RefusalsProvider = Context.Provider;

export const useRefusals = (): Refusals => useContext( Context );

/** Returns the error message, or the help text if there is none. */
export const errorHelp = ( error: string | undefined, help?: ReactNode ) =>
	error ? <span className="vestibule-admin__error">{ error }</span> : help;

/**
 * Returns the props of a control with an error: the message replaces the help text, and the value is marked as invalid.
 */
export function useRefusal( path: string, help?: ReactNode ) {
	const refused = useContext( Context )[ path ];
	return {
		help: errorHelp( refused, help ),
		'aria-invalid': Boolean( refused ),
	};
}

const record = ( value: unknown ): Record< string, unknown > =>
	typeof value === 'object' && value !== null ? ( value as Record< string, unknown > ) : {};
const sentences = ( value: unknown ): Refusals =>
	Object.fromEntries(
		Object.entries( record( value ) ).flatMap( ( [ name, said ]: [ string, unknown ] ) => {
			const text = Array.isArray( said ) ? said.join( ' ' ) : said;
			return typeof text === 'string' ? [ [ name, text ] ] : [];
		} )
	);

/**
 * Collects the error messages in a response: errors of the route itself, WordPress's errors about arguments, and errors
 * about the answers of a form.
 */
export function refusalsOf( error: unknown ): Refusals {
	const { fields, params, details, errors } = record( record( error ).data );
	const ofArguments = Object.values( record( details ) ).map( ( detail ) =>
		sentences( record( record( detail ).data ).fields )
	);
	return fields ? sentences( fields ) : Object.assign( {}, sentences( params ), ...ofArguments, sentences( errors ) );
}
