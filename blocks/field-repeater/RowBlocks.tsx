import { useInnerBlocksProps } from '@wordpress/block-editor';
import { useMemo } from '@wordpress/element';
import { fromServer } from '../form/field-editor/fromServer';
import { blockName } from '../form/field-editor/kinds';

/** What a new row begins with. */
const TEMPLATE: [ string ][] = [ [ blockName( 'text' ) ], [ blockName( 'email' ) ] ];

/** The types whose fields may stand in a row: each says so itself (Form\Fields\FieldType::standsInRow). */
const inRow = (): string[] =>
	Object.entries( fromServer().fields ).flatMap( ( [ type, standard ] ) =>
		standard.inRow ? [ blockName( type ) ] : []
	);

/** The fields of a row, as blocks. */
export function RowBlocks() {
	const inner = useInnerBlocksProps(
		{ className: 'vestibule-row__fields' },
		{
			allowedBlocks: useMemo( inRow, [] ),
			template: TEMPLATE,
			templateLock: false,
			orientation: 'horizontal',
		}
	);
	return <div { ...inner } />;
}
