import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LimitControl } from '../kit/editor/inspector/attributes';
import { standardOf } from '../kit/editor/fromServer';
import type { FieldPanelProps } from '../kit/editor/kinds';

/** Of one field, whatever its editor set (Form\Rows\RowValues). */
const MOST = 50;

export function Settings( { attributes, setAttributes }: FieldPanelProps ) {
	const { minRows = 0, maxRows = 0 } = attributes;
	return (
		<>
			<LimitControl
				label={ __( 'Rows at least', 'vestibule' ) }
				help={ __( 'So many rows have to be filled in. Leave empty where none has to be.', 'vestibule' ) }
				value={ minRows }
				max={ MOST }
				onChange={ ( rows ) => setAttributes( { minRows: rows } ) }
			/>
			<LimitControl
				label={ __( 'Rows at most', 'vestibule' ) }
				help={
					maxRows > 0 && maxRows < minRows
						? __(
								'This is less than the rows that have to be filled in, and counts as these.',
								'vestibule'
							)
						: __( 'Leave empty for 10.', 'vestibule' )
				}
				value={ maxRows }
				max={ MOST }
				onChange={ ( rows ) => setAttributes( { maxRows: rows } ) }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Name of a row', 'vestibule' ) }
				help={ __( 'Stands above each row, before its number: Participant 1.', 'vestibule' ) }
				placeholder={ standardOf( 'repeater' ).words.rowLabel ?? '' }
				maxLength={ 100 }
				value={ attributes.rowLabel ?? '' }
				onChange={ ( rowLabel ) => setAttributes( { rowLabel } ) }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Label of the button for one more row', 'vestibule' ) }
				placeholder={ standardOf( 'repeater' ).words.addLabel ?? '' }
				maxLength={ 100 }
				value={ attributes.addLabel ?? '' }
				onChange={ ( addLabel ) => setAttributes( { addLabel } ) }
			/>
		</>
	);
}
