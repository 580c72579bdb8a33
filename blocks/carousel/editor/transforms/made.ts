import { createBlock, type Block } from '@wordpress/blocks';
import { lost } from '../../../../src/controls/lost';
import type { CarouselAttributes } from '../attributes';

export type Attributes = Record< string, unknown >;

/** What both blocks call the same. */
const SHARED = [ 'align', 'anchor', 'className', 'backgroundColor', 'textColor', 'gradient', 'style' ];

export const shared = ( attributes: Attributes ): Attributes =>
	Object.fromEntries(
		Object.entries( attributes ).filter( ( [ name, value ] ) => SHARED.includes( name ) && value !== undefined )
	);

export const slide = ( blocks: Block[], attributes: Attributes = {} ): Block =>
	createBlock( 'vestibule/slide', attributes, blocks );

/** A carousel that was something still before does not begin to move by itself. */
export const made = (
	attributes: CarouselAttributes & Attributes,
	slides: Block[],
	left: readonly string[] = []
): Block => lost( createBlock( 'vestibule/carousel', { auto: 'false', ...attributes }, slides ), left );
