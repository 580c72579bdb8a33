import { createBlock, type Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { lost } from '../../../../src/controls/lost';
import { isUnfit, titleOf } from '../title';

export type Attributes = Record< string, unknown >;

/** A tab of any of the blocks that tabs are made from. */
export interface Source {
	title: unknown;
	isOpen?: boolean;
	/** More of the tab's own, such as its anchor and colours. */
	attributes?: Attributes;
	content: readonly Block[];
}

const COLOURS = [ 'backgroundColor', 'style', 'textColor' ];

export const pick = ( attributes: Attributes, names: readonly string[] ): Attributes =>
	Object.fromEntries(
		names.filter( ( name ) => attributes[ name ] !== undefined ).map( ( name ) => [ name, attributes[ name ] ] )
	);

/** What is the same attribute in every block. */
export const looks = ( attributes: Attributes ): Attributes => pick( attributes, [ ...COLOURS, 'anchor' ] );

/** What tabs keep of the block they are made from. */
export const frame = ( attributes: Attributes ): Attributes =>
	pick( attributes, [ ...COLOURS, 'align', 'anchor', 'fontSize' ] );

function tabOf( { title, isOpen = false, attributes = {}, content }: Source, index: number ): Block {
	// With none open it is the first one, so that is not written down.
	return createBlock( 'vestibule/tab', { ...attributes, title: titleOf( title ), isOpen: isOpen && index > 0 }, [
		...content,
	] );
}

/** The tabs, which say once they are in the document what they could not keep. */
export function made( attributes: Attributes, sources: readonly Source[], missed: readonly string[] = [] ): Block {
	const links = sources.some( ( { title } ) => isUnfit( title ) )
		? [ __( 'Links and pictures in titles', 'vestibule' ) ]
		: [];
	const block = createBlock( 'vestibule/tabs', attributes, sources.map( tabOf ) );
	return lost( block, [ ...missed, ...links ] );
}
