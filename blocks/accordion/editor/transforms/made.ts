import { createBlock, type Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { lost } from '../../../../src/controls/lost';
import { isUnfit, titleOf } from '../title';

export type Attributes = Record< string, unknown >;

/** An item of any of the blocks that an accordion is made from. */
export interface Source {
	title: unknown;
	isOpen?: boolean;
	/** More of the item's own, such as its anchor and colours. */
	attributes?: Attributes;
	content: readonly Block[];
}

const COLOURS = [ 'backgroundColor', 'gradient', 'style', 'textColor' ];

export const pick = ( attributes: Attributes, names: readonly string[] ): Attributes =>
	Object.fromEntries(
		names.filter( ( name ) => attributes[ name ] !== undefined ).map( ( name ) => [ name, attributes[ name ] ] )
	);

/** What is the same attribute in every block. */
export const looks = ( attributes: Attributes ): Attributes => pick( attributes, [ ...COLOURS, 'anchor' ] );

/** What an accordion keeps of the block it is made from. */
export const frame = ( attributes: Attributes ): Attributes =>
	pick( attributes, [ ...COLOURS, 'align', 'anchor', 'fontSize' ] );

const itemOf = ( { title, isOpen = false, attributes = {}, content }: Source ): Block =>
	createBlock( 'vestibule/accordion-item', { ...attributes, title: titleOf( title ), isOpen }, [ ...content ] );

/** The accordion, which says once it is in the document what it could not keep. */
export function made( attributes: Attributes, sources: readonly Source[], missed: readonly string[] = [] ): Block {
	const links = sources.some( ( { title } ) => isUnfit( title ) )
		? [ __( 'Links and pictures in titles', 'vestibule' ) ]
		: [];
	return lost( createBlock( 'vestibule/accordion', attributes, sources.map( itemOf ) ), [ ...missed, ...links ] );
}
