import { createBlock, type Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { lost } from '../../../src/controls/lost';
import type { Modal } from '../../../src/contracts/modal';
import { fromKadence, type KadenceModal } from './kadence';

type Group = Record< string, unknown >;

/** What both have in common goes on as it is. */
const SHARED = [
	'anchor',
	'className',
	'style',
	'backgroundColor',
	'textColor',
	'gradient',
	'fontSize',
	'borderColor',
];

const kept = ( attributes: Group ): Group =>
	Object.fromEntries(
		SHARED.filter( ( key ) => attributes[ key ] !== undefined ).map( ( key ) => [ key, attributes[ key ] ] )
	);

const hasLayout = ( { layout }: Group ) =>
	[ 'flex', 'grid' ].includes( String( ( layout as { type?: string } | undefined )?.type ) );

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: ( attributes: Group, inner: Block[] ) =>
				lost(
					createBlock( 'vestibule/modal', kept( attributes ), inner ),
					hasLayout( attributes ) ? [ __( 'Row or grid layout', 'vestibule' ) ] : []
				),
		},
		{
			type: 'block',
			blocks: [ 'kadence/modal' ],
			transform: ( attributes: KadenceModal, inner: Block[] ) => {
				const taken = fromKadence( attributes );
				return lost( createBlock( 'vestibule/modal', { ...taken.attributes }, inner ), taken.lost );
			},
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: ( attributes: Modal & Group, inner: Block[] ) =>
				lost( createBlock( 'core/group', kept( attributes ), inner ), [
					...( attributes.buttonText ? [ __( 'Button that opens it', 'vestibule' ) ] : [] ),
					...( attributes.label ? [ __( 'Name', 'vestibule' ) ] : [] ),
				] ),
		},
	],
};
