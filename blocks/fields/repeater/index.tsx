import { useInnerBlocksProps } from '@wordpress/block-editor';
import { TextControl } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { fromServer, standardOf } from '../kit/editor/fromServer';
import { LimitControl } from '../kit/editor/inspector/attributes';
import { blockName, type FieldPanelProps } from '../kit/editor/kinds';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { textSetting } from '../kit/rules';
import { describedBy, Frame, type FieldViewProps } from '../kit/view';
import metadata from './block.json';
import { rowLabel } from './rows';

/** Maximum number of rows in any repeater (Fields\Rows\RowValues). */
const MAX_ROWS = 50;

function Settings( { attributes, setAttributes }: FieldPanelProps ) {
	const { minRows = 0, maxRows = 0 } = attributes;
	return (
		<>
			<LimitControl
				label={ __( 'Minimum rows', 'vestibule' ) }
				help={ __(
					'Number of rows that visitors must fill in. Leave empty if none is required.',
					'vestibule'
				) }
				value={ minRows }
				max={ MAX_ROWS }
				onChange={ ( rows ) => setAttributes( { minRows: rows } ) }
			/>
			<LimitControl
				label={ __( 'Maximum rows', 'vestibule' ) }
				help={
					maxRows > 0 && maxRows < minRows
						? __(
								'This number is below the minimum number of rows, so the minimum is used instead.',
								'vestibule'
							)
						: __( 'Leave empty for 10.', 'vestibule' )
				}
				value={ maxRows }
				max={ MAX_ROWS }
				onChange={ ( rows ) => setAttributes( { maxRows: rows } ) }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Name of a row', 'vestibule' ) }
				help={ __( 'Shown with a number above each row, such as Participant 1.', 'vestibule' ) }
				placeholder={ standardOf( 'repeater' ).words.rowLabel ?? '' }
				maxLength={ 100 }
				value={ attributes.rowLabel ?? '' }
				onChange={ ( label ) => setAttributes( { rowLabel: label } ) }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Label of the button that adds a row', 'vestibule' ) }
				placeholder={ standardOf( 'repeater' ).words.addLabel ?? '' }
				maxLength={ 100 }
				value={ attributes.addLabel ?? '' }
				onChange={ ( label ) => setAttributes( { addLabel: label } ) }
			/>
		</>
	);
}

const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M4 5h16v5H4V5Zm1.5 1.5v2h13v-2h-13ZM4 12h16v5H4v-5Zm1.5 1.5v2h13v-2h-13ZM11.2 18.5h1.6v1.2H14v1.6h-1.2v1.2h-1.6v-1.2H10v-1.6h1.2v-1.2Z" />
	</svg>
);

/** Initial fields of a row. */
const TEMPLATE: [ string ][] = [ [ blockName( 'text' ) ], [ blockName( 'email' ) ] ];

/**
 * Returns the blocks that a row can contain. The field types define whether they are allowed
 * (Fields\FieldType::standsInRow).
 */
const inRow = (): string[] =>
	Object.entries( fromServer().fields ).flatMap( ( [ type, standard ] ) =>
		standard.inRow ? [ blockName( type ) ] : []
	);

/** Fields of a row, as inner blocks. */
function RowBlocks() {
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

/** Example row with its fields as blocks, and the button that adds rows. */
function View( props: FieldViewProps ) {
	const { field } = props;
	const id = `${ field.id }_0`;
	return (
		<Frame { ...props } group>
			<div
				className="vestibule-rows has-columns"
				role="group"
				aria-labelledby={ `${ field.id }_label` }
				aria-describedby={ describedBy( field.id, field.help !== '', false ) }
			>
				<div className="vestibule-rows__list">
					<div className="vestibule-row" role="group" id={ id } aria-labelledby={ `${ id }_label` }>
						<div className="vestibule-row__label" id={ `${ id }_label` }>
							{ rowLabel( field, 0 ) }
						</div>
						<div className="vestibule-row__fields">
							<RowBlocks />
						</div>
					</div>
				</div>
				<button className="vestibule-rows__add" type="button">
					{ textSetting( field, 'addLabel' ) }
				</button>
			</div>
		</Frame>
	);
}

const orStandard = ( own: string | undefined, attribute: string ): string =>
	own || ( standardOf( 'repeater' ).words[ attribute ] ?? '' );

export const field: FieldBlock = {
	metadata,
	canBePrefilled: false,
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
			addLabel: orStandard( attributes.addLabel, 'addLabel' ),
			rowLabel: orStandard( attributes.rowLabel, 'rowLabel' ),
		},
	} ),
	Settings,
};
