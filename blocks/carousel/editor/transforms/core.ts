import { cloneBlock, createBlock, type Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { made, shared, slide, type Attributes } from './made';

const columns = ( value: unknown, count: number ) =>
	Math.min( 12, Math.max( 1, Number( value ) || Math.min( 3, count ) ) );

/** As many pictures beside each other as the gallery had, two on tablets, one on phones. */
export function fromGallery( attributes: Attributes, images: readonly Block[] ): Block {
	const many = columns( attributes.columns, images.length );
	return made(
		{ ...shared( attributes ), xxl: many, sm: Math.min( 2, many ), ss: 1 },
		images.map( ( image ) => slide( [ cloneBlock( image ) ] ) ),
		[
			...( attributes.caption ? [ __( 'Caption of the gallery', 'vestibule' ) ] : [] ),
			...( attributes.randomOrder ? [ __( 'Random order', 'vestibule' ) ] : [] ),
		]
	);
}

export const fromImages = ( images: readonly Attributes[] ): Block =>
	made(
		{},
		images.map( ( image ) => slide( [ createBlock( 'core/image', image ) ] ) )
	);

/** Each block of the group is a slide; a group in it gives what it holds. */
export function fromGroup( attributes: Attributes, blocks: readonly Block[] ): Block {
	const slides = blocks.map( ( block ) =>
		block.name === 'core/group'
			? slide(
					block.innerBlocks.map( ( inner ) => cloneBlock( inner ) ),
					shared( block.attributes )
				)
			: slide( [ cloneBlock( block ) ] )
	);
	return made( shared( attributes ), slides );
}

export function fromColumns( attributes: Attributes, all: readonly Block[] ): Block {
	const many = columns( all.length, all.length );
	const slides = all.map( ( column ) =>
		slide(
			column.innerBlocks.map( ( inner ) => cloneBlock( inner ) ),
			shared( column.attributes )
		)
	);
	return made( { ...shared( attributes ), xxl: many, sm: Math.min( 2, many ), ss: 1 }, slides, [
		...( all.some( ( { attributes: { width } } ) => width )
			? [ __( 'Widths of single columns', 'vestibule' ) ]
			: [] ),
		...( all.some( ( { attributes: { verticalAlignment } } ) => verticalAlignment )
			? [ __( 'Vertical alignment', 'vestibule' ) ]
			: [] ),
	] );
}

/** Back to what stands in the slides, one below the other. */
export const toGroup = ( attributes: Attributes, slides: readonly Block[] ): Block =>
	createBlock(
		'core/group',
		shared( attributes ),
		slides.flatMap( ( { name, innerBlocks, ...block } ) =>
			( name === 'vestibule/slide' ? innerBlocks : [ { name, innerBlocks, ...block } ] ).map( ( inner ) =>
				cloneBlock( inner )
			)
		)
	);
