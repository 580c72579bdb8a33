import { __ } from '@wordpress/i18n';
import { standardOf } from '../form/field-editor/fromServer';
import type { FieldBlock } from '../form/field-editor/registerFieldBlock';
import metadata from './block.json';
import { RowBlocks } from './RowBlocks';
import { Settings } from './Settings';
import { View } from './View';

const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M4 5h16v5H4V5Zm1.5 1.5v2h13v-2h-13ZM4 12h16v5H4v-5Zm1.5 1.5v2h13v-2h-13ZM11.2 18.5h1.6v1.2H14v1.6h-1.2v1.2h-1.6v-1.2H10v-1.6h1.2v-1.2Z" />
	</svg>
);

const orStandard = ( own: string | undefined, attribute: string ): string =>
	own || ( standardOf( 'repeater' ).words[ attribute ] ?? '' );

export const field: FieldBlock = {
	metadata,
	View,
	icon,
	order: 95,
	answer: 'number',
	hasRequired: false,
	holdsRows: true,
	messages: () => ( {
		required: __( 'When no row is filled in', 'vestibule' ),
		min: __( 'When too few rows are filled in', 'vestibule' ),
		max: __( 'When there are too many rows', 'vestibule' ),
	} ),
	fresh: () => ( { minRows: 1 } ),
	preview: ( attributes ) => ( {
		required: ( attributes.minRows ?? 0 ) > 0,
		settings: {
			...attributes,
			maxRows: Math.max( attributes.maxRows || 10, attributes.minRows ?? 0, 2 ),
			addLabel: orStandard( attributes.addLabel, 'addLabel' ),
			rowLabel: orStandard( attributes.rowLabel, 'rowLabel' ),
		},
	} ),
	slots: () => ( { rows: <RowBlocks /> } ),
	Settings,
};
