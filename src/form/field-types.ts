/**
 * Browser API for field types from other plugins: the script module `vestibule/field-types` (docs/field-types.md).
 * Types can be registered before or after the form has been hydrated.
 */

/** Field of a registered type on the page. */
export interface ForeignField {
	/** Wrapper of the field, as rendered by the server. */
	container: HTMLElement;
	form: HTMLFormElement;
	name: string;
	label: string;
	required: boolean;
	/** Validates the field again. Call it if the control doesn't fire input events. */
	check: () => void;
}

export interface ForeignType {
	/** Name of the type in the PHP class, such as `colour`. */
	name: string;
	/**
	 * Validates a non-empty value. Returns error messages; empty if the value is valid. The server validates the value
	 * in any case.
	 */
	validate?: ( value: string | string[], field: { messages: Record< string, string > } ) => string[];
	/** Called once for each field after the form has been hydrated. */
	hydrate?: ( field: ForeignField ) => void | Promise< void >;
}

declare global {
	interface Window {
		vestibuleFieldTypes?: Map< string, ForeignType >;
	}
}

const ADDED = 'vestibule:field-type';

const types = (): Map< string, ForeignType > => ( window.vestibuleFieldTypes ??= new Map() );

/**
 * Registers a field type.
 *
 * @throws {Error} If the name is already registered.
 */
export function registerFieldType( type: ForeignType ): void {
	if ( types().has( type.name ) ) {
		throw new Error( `The field type "${ type.name }" is registered already.` );
	}
	types().set( type.name, type );
	document.dispatchEvent( new CustomEvent( ADDED, { detail: type.name } ) );
}

export const foreignType = ( name: string ): ForeignType | undefined => types().get( name );

/** Calls `found` with the type, immediately or as soon as the type is registered. */
export function whenRegistered( name: string, found: ( type: ForeignType ) => void ): void {
	const known = foreignType( name );
	if ( known ) {
		found( known );
		return;
	}
	const listen = () => {
		const type = foreignType( name );
		if ( type ) {
			document.removeEventListener( ADDED, listen );
			found( type );
		}
	};
	document.addEventListener( ADDED, listen );
}
