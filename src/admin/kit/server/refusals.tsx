import { createContext, useContext } from '@wordpress/element';
import type { ReactNode } from 'react';
import './error.css';

/** The server's sentences by the path of the setting that it refused; none while nothing is refused. */
export type Refusals = Readonly< Record< string, string > >;

const NONE: Refusals = {};
const Context = createContext< Refusals >( NONE );

export const RefusalsProvider = Context.Provider;

export const useRefusals = (): Refusals => useContext( Context );

/** Help of a control, or the sentence that says what is wrong with its value. */
export const errorHelp = ( error: string | undefined, help?: ReactNode ) =>
	error ? <span className="vestibule-admin__error">{ error }</span> : help;

/**
 * What a control shows of it: the sentence in the place of its help, which describes the control, and that its value is
 * not right.
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
 * Out of the server's answer: what a route says itself, what WordPress says of each argument of a route, and what is
 * wrong with answers of a form.
 */
export function refusalsOf( error: unknown ): Refusals {
	const { fields, params, details, errors } = record( record( error ).data );
	const ofArguments = Object.values( record( details ) ).map( ( detail ) =>
		sentences( record( record( detail ).data ).fields )
	);
	return fields ? sentences( fields ) : Object.assign( {}, sentences( params ), ...ofArguments, sentences( errors ) );
}
