interface BlockInEditor {
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks: BlockInEditor[];
}

/**
 * Checks whether blocks are empty: there are none, or only empty paragraphs as in a new block. The server checks the
 * output of the blocks instead.
 */
export const isEmpty = ( blocks: readonly BlockInEditor[] ): boolean =>
	blocks.every(
		( { name, attributes, innerBlocks } ) =>
			name === 'core/paragraph' && String( attributes.content ?? '' ).trim() === '' && innerBlocks.length === 0
	);
