interface BlockInEditor {
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks: BlockInEditor[];
}

/**
 * Whether blocks hold nothing yet: none, or only the empty paragraphs that the editor starts with. The server decides
 * by what they print.
 */
export const isEmpty = ( blocks: readonly BlockInEditor[] ): boolean =>
	blocks.every(
		( { name, attributes, innerBlocks } ) =>
			name === 'core/paragraph' && String( attributes.content ?? '' ).trim() === '' && innerBlocks.length === 0
	);
