import type { ComponentProps } from 'react';
import { keyOf, Parts } from '../form/field-parts/Parts';
import type { FieldViewProps } from '../form/field-parts/types';

/** A postal address: lines, and a country of the list. */
export function View( props: FieldViewProps ) {
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
