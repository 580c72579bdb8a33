import type { Block } from '@wordpress/blocks';
import { attributeOf, formulasOf } from '../../../fields/kit/editor/circles';
import { isField, kindOf, typeOf } from '../../../fields/kit/editor/kinds';
import { conditions, eachOf, fieldName, formula, keysOf, tags, type Naming } from './naming';

const listOf = ( item: Naming ): Naming => keysOf( { list: eachOf( item ) } );

export const NOTIFICATION = keysOf( {
	field: fieldName,
	routes: eachOf( keysOf( { field: fieldName } ) ),
	conditions,
	subject: tags,
	body: tags,
	replyTo: tags,
	fromName: tags,
} );

export const CONFIRMATION = keysOf( { conditions, message: tags, redirectUrl: tags } );

export const WEBHOOK = keysOf( { names: eachOf( fieldName ), conditions } );

/**
 * Naming of each setting that refers to fields of the form, by meta key. New settings that contain field names must be
 * added here.
 */
export const SETTINGS: Readonly< Record< string, Naming > > = {
	vestibule_form_settings: keysOf( { successMessage: tags, redirectUrl: tags } ),
	vestibule_form_notifications: listOf( NOTIFICATION ),
	vestibule_form_confirmations: listOf( CONFIRMATION ),
	vestibule_form_webhooks: listOf( WEBHOOK ),
	vestibule_form_opt_in: keysOf( { field: fieldName, email: fieldName, subject: tags, body: tags, message: tags } ),
};

/** Text attributes of WordPress's blocks that can be part of messages. */
const TEXTS = { content: tags, text: tags, url: tags };

/** Returns the names of the attributes that contain the name of a field. */
const referencesOf = ( block: string ): readonly string[] =>
	isField( block ) ? ( kindOf( typeOf( block ) )?.references ?? [] ) : [];

/** Returns the naming for a block's attributes. */
const attributesOf = ( { name }: Pick< Block, 'name' > ): Naming =>
	keysOf( {
		[ attributeOf( name ) ]: conditions,
		...( ! isField( name ) && TEXTS ),
		...Object.fromEntries( formulasOf( name ).map( ( attribute ) => [ attribute, formula ] ) ),
		...Object.fromEntries( referencesOf( name ).map( ( attribute ) => [ attribute, fieldName ] ) ),
	} );

type Data = Record< string, unknown >;

/**
 * Checks whether a name is that of the field or of one of its parts, such as names[first_name] for the field `names`.
 */
const isNamed = ( name: string, field: string ): boolean => name === field || name.startsWith( `${ field }[` );

/** Returns a setting after renaming a field; null if the setting does not refer to the field. */
function renamed( { names, renamed: withNames }: Naming, value: unknown, old: string, name: string ): Data | null {
	const rename = ( given: string ): string => ( isNamed( given, old ) ? name + given.slice( old.length ) : given );
	return names( value ).some( ( given ) => isNamed( given, old ) ) ? ( withNames( value, rename ) as Data ) : null;
}

const changedKeys = ( before: Data, after: Data ): Data =>
	Object.fromEntries( Object.entries( after ).filter( ( [ key, value ] ) => before[ key ] !== value ) );

/** Returns the attributes that change when a field is renamed, for each block. */
export const renamedInBlocks = (
	blocks: readonly Block[],
	old: string,
	name: string
): { clientId: string; changes: Data }[] =>
	blocks.flatMap( ( block ) => {
		const { clientId, attributes, innerBlocks } = block;
		const after = renamed( attributesOf( block ), attributes, old, name );
		return [
			...( after ? [ { clientId, changes: changedKeys( attributes, after ) } ] : [] ),
			...renamedInBlocks( innerBlocks, old, name ),
		];
	} );

/** Returns the settings that change when a field is renamed; null if nothing changes. */
export function renamedInSettings( meta: Data, old: string, name: string ): Data | null {
	const changes = Object.entries( SETTINGS ).flatMap( ( [ key, naming ] ) => {
		const after = renamed( naming, meta[ key ], old, name );
		return after ? [ [ key, after ] as const ] : [];
	} );
	return changes.length > 0 ? Object.fromEntries( changes ) : null;
}

/** Returns the names of all fields in the blocks, without their parts. */
export const fieldNamesIn = ( blocks: readonly Block[] ): string[] =>
	blocks.flatMap( ( { name, attributes, innerBlocks } ) => [
		...( isField( name ) ? [ String( attributes.name ?? '' ) ] : [] ),
		...fieldNamesIn( innerBlocks ),
	] );
