import { mapMarker } from '@wordpress/icons';
import type { ComponentProps } from 'react';
import type { FieldPanelProps } from '../kit/editor/kinds';
import { PartsControl, partSlots } from '../kit/editor/PartsControl';
import { partsPreview, type PartKey } from '../kit/editor/parts';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { keyOf, Parts } from '../kit/controls';
import type { FieldViewProps } from '../kit/view';
import metadata from './block.json';

/** Parts of an address, in the order in which the form shows them. */
const KEYS: readonly PartKey[] = [ 'street', 'line2', 'postcode', 'city', 'state', 'country' ];

const Settings = ( props: FieldPanelProps ) => <PartsControl { ...props } keys={ KEYS } />;

/** Postal address. It consists of text inputs and a list of countries. */
function View( props: FieldViewProps ) {
	const { options, placeholder } = props.field;
	return (
		<Parts
			{ ...props }
			classOf={ ( part ) => ` is-${ keyOf( part ) }` }
			control={ ( part, attributes ) =>
				keyOf( part ) === 'country' ? (
					<select { ...( attributes as ComponentProps< 'select' > ) }>
						<option value="">{ placeholder }</option>
						{ options.map( ( option ) => (
							<option key={ option.value } value={ option.value }>
								{ option.label }
							</option>
						) ) }
					</select>
				) : null
			}
		/>
	);
}

export const field: FieldBlock = {
	metadata,
	View,
	icon: mapMarker,
	order: 35,
	hasRequired: false,
	canBeInvalid: true,
	slots: partSlots( KEYS ),
	preview: partsPreview( KEYS ),
	Settings,
};
