import { Frame } from './Frame';
import { optionsOf, OtherText } from './Other';
import { describedBy, settingsOf, textsOf, type FieldViewProps } from './types';

/** A radio group or a group of checkboxes. */
export function Choices( { radio = false, ...props }: FieldViewProps & { radio?: boolean } ) {
	const { field, values, slots } = props;
	const { columns = 0 } = settingsOf< { columns: number } >( field );
	const chosen = textsOf( values, field.name );
	const invalid = ( props.errors[ field.name ] ?? [] ).length > 0;
	const description = describedBy( field.id, field.help !== '', invalid );
	return (
		<Frame { ...props } group>
			<div
				className={ `vestibule-choices${ columns ? ` has-columns-${ columns }` : '' }` }
				role={ radio ? 'radiogroup' : 'group' }
				aria-labelledby={ `${ field.id }_label` }
				aria-required={ ( radio && field.required ) || undefined }
				aria-invalid={ radio ? invalid : undefined }
				aria-describedby={ description }
			>
				{ optionsOf( props ).map( ( option, index ) => (
					<label className="vestibule-choice" key={ option.value }>
						<input
							className="vestibule-choice__box"
							id={ index === 0 ? field.id : `${ field.id }_${ index }` }
							type={ radio ? 'radio' : 'checkbox' }
							name={ radio ? field.name : `${ field.name }[]` }
							value={ option.value }
							aria-invalid={ radio ? undefined : invalid }
							aria-describedby={ radio ? undefined : description }
							defaultChecked={ chosen.includes( option.value ) }
						/>
						<span className="vestibule-choice__text">{ slots?.options?.[ index ] ?? option.label }</span>
					</label>
				) ) }
			</div>
			<OtherText { ...props } />
		</Frame>
	);
}
