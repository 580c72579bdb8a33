import { createBlock } from '@wordpress/blocks';
import type { BlockEditProps } from '@wordpress/block-editor';
import type { FieldAttributes } from '../../../src/contracts/field';
import { FieldEdit } from './FieldEdit';
import type { FieldType } from './fieldProps';
import { freshField, type FreshField } from './freshField';

/** What sets one kind of field apart in the editor; everything else is shared. */
export interface FieldKind {
	type: FieldType;
	icon: JSX.Element;
	/** What a new field of this kind starts with beside its name and words. */
	fresh?: () => FieldAttributes;
	/** Kinds it can become, keeping label, help, options and name. */
	related: FieldType[];
}

export interface FieldBlock {
	name: string;
	fresh: () => FreshField;
	settings: object;
}

const blockName = ( type: FieldType ) => `vestibule/field-${ type }`;

/**
 * The editor's half of a field block. Attributes come from the contract by way of the server, so there are none here;
 * an attribute that the other kind lacks is dropped when a field is transformed.
 */
export function fieldBlock( kind: FieldKind ): FieldBlock {
	return {
		name: blockName( kind.type ),
		fresh: () => freshField( kind ),
		settings: {
			icon: kind.icon,
			edit: ( props: BlockEditProps< FieldAttributes > ) => <FieldEdit { ...props } kind={ kind } />,
			save: () => null,
			transforms: {
				to: kind.related.map( ( type ) => ( {
					type: 'block' as const,
					blocks: [ blockName( type ) ],
					transform: ( attributes: FieldAttributes ) => createBlock( blockName( type ), { ...attributes } ),
				} ) ),
			},
			__experimentalLabel: ( { label, text }: FieldAttributes ) =>
				label || text?.replace( /<[^>]*>/g, '' ) || undefined,
		},
	};
}
