import { createBlock, registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { InnerBlocks, type BlockEditProps } from '@wordpress/block-editor';
import type { FieldAttributes } from '../../../../src/contracts/field';
import { FieldEdit } from './FieldEdit';
import { addKind, blockName, typeOf, type FieldKind, type FieldOptions } from './kinds';

/** Exports of a field type for the editor. */
export interface FieldBlock extends FieldOptions {
	metadata: { name: string };
}

const become = ( block: string ) => ( attributes: FieldAttributes ) => createBlock( block, { ...attributes } );

/** Returns the transformations between related types. Attributes that the other type doesn't have are removed. */
function transforms( { block, related = [] }: FieldKind ) {
	const blocks = related.map( blockName );
	return {
		from: blocks.map( ( other ) => ( { type: 'block', blocks: [ other ], transform: become( block ) } ) ),
		to: blocks.map( ( other ) => ( { type: 'block', blocks: [ other ], transform: become( other ) } ) ),
	};
}

/**
 * Registers the block of a field type in the editor, with the common controls for label, help text, required, messages
 * and name. The server provides the title, attributes and other metadata from block.json and the PHP class
 * (docs/field-types.md).
 *
 * @param metadata Content of the type's block.json, or only the block's name.
 */
export function registerFieldBlock( metadata: { name: string }, options: FieldOptions ): void {
	const kind: FieldKind = { ...options, block: metadata.name, type: typeOf( metadata.name ) };
	addKind( kind );
	registerBlockType(
		metadata as BlockConfiguration,
		{
			...( kind.icon && { icon: kind.icon } ),
			edit: ( props: BlockEditProps< FieldAttributes > ) => <FieldEdit { ...props } kind={ kind } />,
			save: () => ( kind.holdsRows ? <InnerBlocks.Content /> : null ),
			transforms: transforms( kind ),
			__experimentalLabel: ( { label, text }: FieldAttributes ) =>
				label || text?.replace( /<[^>]*>/g, '' ) || undefined,
		} as object
	);
}
