import { createBlock, type Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { lost } from '../../../src/controls/lost';
import type { Modal } from '../../../src/contracts/modal';

/**
 * Attributes of kadence/modal that can be transformed. All are optional, and older versions may have stored other
 * types.
 */
interface KadenceModal {
	anchor?: unknown;
	className?: unknown;
	modalHAlign?: unknown;
	modalMaxWidth?: unknown;
	modalHeight?: unknown;
	[ other: string ]: unknown;
}

/** Settings that cannot be transformed: a pattern for the start of their names, and a description. */
const WITHOUT: [ RegExp, () => string ][] = [
	[ /^modalLink|^linkInherit|^showLink|^icon/, () => __( 'Style of the link that opens the modal', 'vestibule' ) ],
	[ /^modalOverlay/, () => __( 'Color of the page behind the modal', 'vestibule' ) ],
	[ /^close/, () => __( 'Style of the close button', 'vestibule' ) ],
	[ /^modal(Open|Close)?Animation|^animation/i, () => __( 'Animation', 'vestibule' ) ],
	[ /^modal(Background|Border)|^border/, () => __( 'Colors and borders', 'vestibule' ) ],
	[ /^modal(Padding|Margin|VAlign|Inner|Width|CustomHeight)/, () => __( 'Spacing and alignment', 'vestibule' ) ],
	[ /^displayShadow|^shadow/, () => __( 'Shadow', 'vestibule' ) ],
];

const text = ( value: unknown ) => ( typeof value === 'string' && value !== '' ? value : undefined );

function sizeOf( { modalHeight, modalMaxWidth }: KadenceModal ): Modal[ 'size' ] {
	if ( modalHeight === 'full' ) {
		return 'full';
	}
	const width = Number( modalMaxWidth );
	if ( ! ( width > 0 ) ) {
		return 'medium';
	}
	return ( width <= 480 && 'small' ) || ( width > 800 && 'large' ) || 'medium';
}

const isSet = ( value: unknown ) =>
	value !== undefined &&
	value !== null &&
	value !== '' &&
	value !== false &&
	! ( Array.isArray( value ) && value.every( ( one ) => one === '' ) );

/** Transforms a Kadence modal. Returns the attributes, and the names of the settings that could not be transformed. */
export function fromKadence( attributes: KadenceModal ): {
	attributes: Modal & { className?: string };
	lost: string[];
} {
	const set = Object.keys( attributes ).filter( ( key ) => isSet( attributes[ key ] ) );
	const { anchor, className, modalHAlign } = attributes;
	const taken: Modal & { className?: string } = {
		size: sizeOf( attributes ),
		position: modalHAlign === 'right' ? 'end' : 'center',
	};
	if ( text( anchor ) ) {
		taken.anchor = text( anchor ) ?? '';
	}
	if ( text( className ) ) {
		taken.className = text( className ) ?? '';
	}
	return {
		attributes: taken,
		lost: WITHOUT.filter( ( [ name ] ) => set.some( ( key ) => name.test( key ) ) ).map( ( [ , word ] ) => word() ),
	};
}

type Group = Record< string, unknown >;

/** Attributes that both blocks have in common. */
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
					...( attributes.buttonText ? [ __( 'Button that opens the modal', 'vestibule' ) ] : [] ),
					...( attributes.label ? [ __( 'Name', 'vestibule' ) ] : [] ),
				] ),
		},
	],
};
