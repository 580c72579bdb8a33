import type { Block } from '@wordpress/blocks';

function pictureIn( block: Block ): string {
	const { url } = block.attributes as { url?: unknown };
	return typeof url === 'string' && /^core\/(image|cover)$/.test( block.name )
		? url
		: ( block.innerBlocks.map( pictureIn ).find( Boolean ) ?? '' );
}

/** The address of each slide's first picture, empty where it has none. */
export const firstPictures = ( slides: readonly Block[] ): string[] => slides.map( pictureIn );
